// How do functions become a module? It imports one memory, exports some of its functions, and holds nothing else: no data, no
// table, no start function.
import { type Bytes, list, name, sized, unsigned } from "./encode.js";
import { type Callee, FunctionBody, type Local } from "./function.js";
import type { ValueType } from "./instructions.js";

/** The parameters of a function, in order. */
export type Parameters = Readonly<Record<string, ValueType>>;

/** The parameters as the body sees them. */
export type Arguments<Given extends Parameters> = { readonly [Name in keyof Given]: Local<Given[Name]> };

export class Module {
  readonly #functions: { readonly parameters: readonly ValueType[]; readonly body: FunctionBody }[] = [];
  readonly #exports: { readonly name: string; readonly index: number }[] = [];

  /** A function for the module's own use. */
  define<const Given extends Parameters>(
    parameters: Given,
    write: (body: FunctionBody, args: Arguments<Given>) => void,
  ): Callee {
    const types = Object.values(parameters);
    const body = new FunctionBody(types);
    const locals = Object.entries(parameters).map(([key, type], index) => [key, body.parameter(index, type)]);
    write(body, Object.fromEntries(locals) as Arguments<Given>);
    return { index: this.#functions.push({ parameters: types, body }) - 1, parameters: types };
  }

  /** A function that JavaScript calls. */
  export<const Given extends Parameters>(
    exported: string,
    parameters: Given,
    write: (body: FunctionBody, args: Arguments<Given>) => void,
  ): void {
    this.#exports.push({ name: exported, index: this.define(parameters, write).index });
  }

  /** Lets JavaScript call a function of the module's own, too. */
  exportCallee(exported: string, { index }: Callee): void {
    this.#exports.push({ name: exported, index });
  }

  bytes(): Uint8Array {
    // Functions of one type share it: what is written once takes the least room, compressed too.
    const typeOf = ({ parameters }: { readonly parameters: readonly ValueType[] }): string =>
      String([0x60, ...list(parameters.map((type) => [code[type]])), 0x00]);
    const types = [...new Set(this.#functions.map(typeOf))];
    return Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      ...section(1, list(types.map((type) => type.split(",").map(Number)))),
      ...section(2, list([[...name("library"), ...name("memory"), 0x02, 0x00, 0x01]])),
      ...section(3, list(this.#functions.map((own) => unsigned(types.indexOf(typeOf(own)))))),
      ...section(7, list(this.#exports.map(({ name: text, index }) => [...name(text), 0x00, ...unsigned(index)]))),
      ...section(10, list(this.#functions.map(({ body }) => body.bytes((type) => code[type])))),
    ]);
  }
}

const code: Readonly<Record<ValueType, number>> = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c, v128: 0x7b };

function section(id: number, content: Bytes): Bytes {
  return [id, ...sized(content)];
}
