// When is a job the same as one before?
import { describe, expect, it } from "vitest";
import { isDone, takeTurns } from "../../src/thread/control.js";
import { Jobs } from "../../src/thread/jobs.js";
import { keep } from "../../src/thread/kept.js";
import type { KernelJob } from "../../src/thread/protocol.js";

function job(...passed: unknown[]): KernelJob {
  return { kind: "kernel", module: "file:///kernels.js", name: "scale", description: { passed } };
}

describe("jobs", () => {
  it("are begun again where they say the same of the same objects", () => {
    const jobs = new Jobs();
    const array = new Float32Array(4);
    const first = jobs.begin(job(array, 2), 3, 1);
    expect(takeTurns(first.control, () => undefined)).toBe(3);
    expect(isDone(first.control)).toBe(true);
    const again = jobs.begin(job(array, 2), 3, 1);
    expect(again.id).toBe(first.id);
    expect(again.control).toBe(first.control);
    expect(isDone(again.control)).toBe(false);
    expect(takeTurns(again.control, () => undefined)).toBe(3);
    expect(jobs.begin(job(new Float32Array(4), 2), 3, 1).id).not.toBe(first.id);
  });

  it.each([
    [1n, 1],
    [1n, "1"],
    [Number.NaN, null],
    [Number.NaN, "NaN"],
    [0, -0],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    [true, 1],
  ])("of %o and of %o are two", (left, right) => {
    const jobs = new Jobs();
    const { id } = jobs.begin(job(left), 1, 1);
    expect(jobs.begin(job(right), 1, 1).id).not.toBe(id);
    expect(jobs.begin(job(left), 1, 1).id).toBe(id);
  });

  it("are new after they have failed, and after eight others", () => {
    const jobs = new Jobs();
    const { id } = jobs.begin(job(1), 1, 1);
    jobs.forget(id);
    const next = jobs.begin(job(1), 1, 1).id;
    expect(next).not.toBe(id);
    for (let other = 2; other < 10; other++) jobs.begin(job(other), 1, 1);
    expect(jobs.begin(job(1), 1, 1).id).not.toBe(next);
  });

  it("of the asking thread alone have words of their own", () => {
    const jobs = new Jobs();
    const [left, right] = [jobs.begin(job(1), 2, 0), jobs.begin(job(1), 2, 0)];
    expect(left.control).not.toBe(right.control);
    expect(left.control.buffer).toBeInstanceOf(ArrayBuffer);
  });
});

describe("what is kept", () => {
  it("is the last eight, those that came again among them", () => {
    const kept = new Map<number, string>();
    for (let id = 1; id <= 8; id++) keep(kept, id, `${id}`);
    keep(kept, 1, "again");
    keep(kept, 9, "9");
    expect([...kept.keys()]).toEqual([3, 4, 5, 6, 7, 8, 1, 9]);
  });
});
