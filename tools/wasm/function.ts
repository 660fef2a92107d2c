// How is the body of a function written? Statement by statement, into a list of bytes; blocks nest as closures do.
import { type Bytes, list, sized, unsigned } from "./encode.js";
import { codeOf, type Expression, expression, type I32, i32, type ValueType } from "./instructions.js";

/** A parameter or local variable; as an expression it is its value. */
export interface Local<Type extends ValueType> extends Expression<Type> {
  readonly index: number;
}

/** Where a branch can go: the end of a block, or the start of a loop. */
export interface Label {
  readonly depth: number;
}

/** A function of the module under construction. */
export interface Callee {
  readonly index: number;
  readonly parameters: readonly ValueType[];
}

export class FunctionBody {
  readonly #code: number[] = [];
  readonly #parameters: readonly ValueType[];
  readonly #locals: ValueType[] = [];
  readonly #idle: { readonly type: ValueType; readonly index: number }[] = [];
  #depth = 0;

  constructor(parameters: readonly ValueType[]) {
    this.#parameters = parameters;
  }

  parameter<Type extends ValueType>(index: number, type: Type): Local<Type> {
    return { index, ...expression(type, [0x20, ...unsigned(index)]) };
  }

  /** A new local variable, with a value if one is given; without, it is 0 when the function begins. */
  local<Type extends ValueType>(
    type: Type,
    value?: Expression<Type> | (Type extends "i32" ? number : never),
  ): Local<Type> {
    const idle = value === undefined ? -1 : this.#idle.findIndex((other) => other.type === type);
    const [reused] = idle < 0 ? [] : this.#idle.splice(idle, 1);
    const index = reused?.index ?? this.#parameters.length + this.#locals.push(type) - 1;
    const local = this.parameter(index, type);
    if (value !== undefined) this.set(local, value);
    return local;
  }

  /** The locals that are made inside serve again afterwards, in the same order: code that is written twice is then the same bytes twice. */
  scope(write: () => void): void {
    const before = new Set(this.#idle);
    const first = this.#locals.length;
    write();
    const taken = [...before].filter((local) => !this.#idle.includes(local));
    const made = this.#locals
      .slice(first)
      .map((type, place) => ({ type, index: this.#parameters.length + first + place }))
      .filter(({ index }) => !this.#idle.some((local) => local.index === index));
    this.#idle.push(...taken, ...made);
    this.#idle.sort((left, right) => left.index - right.index);
  }

  set<Type extends ValueType>(
    local: Local<Type>,
    value: Expression<Type> | (Type extends "i32" ? number : never),
  ): void {
    this.emit([...codeOf(value), 0x21, ...unsigned(local.index)]);
  }

  /** `local += by`. */
  advance(local: Local<"i32">, by: I32): void {
    this.set(local, i32.add(local, by));
  }

  /** A statement: a store. */
  emit(code: Bytes): void {
    this.#code.push(...code);
  }

  /** Calls a function that gives nothing. */
  call(callee: Callee, ...values: readonly I32[]): void {
    if (values.length !== callee.parameters.length) throw new Error("a call with the wrong number of arguments");
    this.emit([...values.flatMap((value) => codeOf(value)), 0x10, ...unsigned(callee.index)]);
  }

  /** A block; a branch to its label leaves it. */
  block(body: (leave: Label) => void): void {
    this.#nest(0x02, body);
  }

  /** A loop; a branch to its label goes round again, else it is left at its end. */
  loop(body: (again: Label) => void): void {
    this.#nest(0x03, body);
  }

  /** Goes round while the condition holds. Unsigned counters; the condition is tested before each round. */
  while(condition: Expression<"i32">, body: () => void): void {
    this.block((leave) => {
      this.loop((again) => {
        this.emit([...condition.code, 0x45]);
        this.#branch(0x0d, leave);
        body();
        this.#branch(0x0c, again);
      });
    });
  }

  if(condition: Expression<"i32">, then: () => void, otherwise?: () => void): void {
    this.emit(condition.code);
    this.#nest(0x04, () => {
      then();
      if (otherwise !== undefined) {
        this.emit([0x05]);
        otherwise();
      }
    });
  }

  branchIf(label: Label, condition: Expression<"i32">): void {
    this.emit(condition.code);
    this.#branch(0x0d, label);
  }

  branch(label: Label): void {
    this.#branch(0x0c, label);
  }

  /** The function as the code section holds it. */
  bytes(encodeType: (type: ValueType) => number): Bytes {
    const runs: { readonly type: ValueType; count: number }[] = [];
    for (const type of this.#locals) {
      const last = runs.at(-1);
      if (last?.type === type) last.count += 1;
      else runs.push({ type, count: 1 });
    }
    const locals = list(runs.map(({ type, count }) => [...unsigned(count), encodeType(type)]));
    return sized([...locals, ...this.#code, 0x0b]);
  }

  #nest(opcode: number, body: (label: Label) => void): void {
    this.emit([opcode, 0x40]);
    this.#depth += 1;
    body({ depth: this.#depth });
    this.#depth -= 1;
    this.emit([0x0b]);
  }

  #branch(opcode: number, label: Label): void {
    this.emit([opcode, ...unsigned(this.#depth - label.depth)]);
  }
}
