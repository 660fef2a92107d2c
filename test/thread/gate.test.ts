// When is a worker called? By what work costs, and by what came of it.
import { describe, expect, it } from "vitest";
import { Gate } from "../../src/thread/gate.js";

const millisecond = 1e6;

describe("a gate", () => {
  it("keeps small work on one thread, unless the workers are looking", () => {
    const gate = new Gate();
    expect(gate.isOpen(40_000, true)).toBe(false);
    expect(gate.isOpen(60_000, true)).toBe(true);
    expect(gate.isOpen(190_000, false)).toBe(false);
    expect(gate.isOpen(210_000, false)).toBe(true);
  });

  it("closes for longer and longer where several threads are slower, and opens where they are faster again", () => {
    const gate = new Gate();
    const pauses: number[] = [];
    for (let loss = 0; loss < 8; loss++) {
      gate.learn(1.2, 1);
      let pause = 0;
      while (!gate.isOpen(millisecond, true)) pause += 1;
      pauses.push(pause);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 16, 16, 16]);
    gate.learn(0.6, 1);
    expect(gate.isOpen(millisecond, true)).toBe(true);
    gate.learn(1.2, 1);
    let pause = 0;
    while (!gate.isOpen(millisecond, true)) pause += 1;
    expect(pause).toBe(16);
  });

  it("stays as it is where it makes no difference", () => {
    const gate = new Gate();
    gate.learn(0.95, 1);
    expect(gate.isOpen(millisecond, true)).toBe(true);
  });
});
