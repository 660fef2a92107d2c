// The bell of a worker: nothing that is rung for is lost, and nobody listens for ever.
import { describe, expect, it } from "vitest";
import { asleep, call, Ear, newLine, send, stateOf, stir, timesForgotten, working } from "../../src/thread/line.js";

describe("a line", () => {
  it("is deaf until a message has come, and hears what was rung since", () => {
    const line = newLine();
    const ear = new Ear(line);
    expect(stateOf(line)).toBe(asleep);
    expect(call(line, 7, 1)).toBe(false);
    send(line, () => ear.wake());
    expect(stateOf(line)).toBe(working);
    expect(call(line, 7, 2)).toBe(true);
    const heard: number[][] = [];
    expect(ear.listen((job, run) => heard.push([job, run]))).toBe(true);
    expect(heard).toEqual([[7, 2]]);
  });

  it("answers what rings meanwhile, then falls asleep and forgets", () => {
    const line = newLine();
    const ear = new Ear(line);
    send(line, () => ear.wake());
    const heard: number[] = [];
    const start = performance.now();
    ear.listen((_, run) => {
      heard.push(run);
      if (run < 5) call(line, 3, run + 1);
    });
    expect(heard).toEqual([0, 1, 2, 3, 4, 5]);
    expect(performance.now() - start).toBeGreaterThan(45);
    expect(stateOf(line)).toBe(asleep);
    expect(timesForgotten(line)).toBe(1);
    expect(call(line, 3, 6)).toBe(false);
  });

  it("is stirred only while it waits, and for nothing", () => {
    const line = newLine();
    const ear = new Ear(line);
    stir(line);
    send(line, () => ear.wake());
    const heard: number[] = [];
    ear.listen((job) => {
      heard.push(job);
      stir(line);
    });
    expect(heard).toEqual([0]);
  });

  it("does not wait while there is a message", () => {
    const line = newLine();
    const ear = new Ear(line);
    send(line, () => ear.wake());
    send(line, () => undefined);
    const start = performance.now();
    expect(ear.listen(() => undefined)).toBe(false);
    expect(performance.now() - start).toBeLessThan(45);
    expect(timesForgotten(line)).toBe(0);
    expect(stateOf(line)).toBe(asleep);
    ear.wake();
    expect(ear.listen(() => undefined)).toBe(true);
  });
});
