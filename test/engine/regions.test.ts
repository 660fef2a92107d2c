import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Regions } from "../../src/engine/regions.js";

describe("regions", () => {
  it("start at multiples of 64, also those of no bytes", () => {
    const regions = new Regions(0, 1024);
    expect([regions.take(1), regions.take(0), regions.take(65), regions.take(64)]).toEqual([0, 64, 128, 256]);
    expect(regions.used).toBe(320);
  });

  it("end: what does not fit is not given", () => {
    const regions = new Regions(0, 256);
    expect(regions.take(257)).toBeUndefined();
    expect(regions.take(256)).toBe(0);
    expect(regions.take(1)).toBeUndefined();
    expect(regions.largest).toBe(0);
  });

  it("that came back are given again, once", () => {
    const regions = new Regions(0, 256);
    const start = regions.take(256) as number;
    regions.giveBack(start);
    regions.giveBack(start);
    regions.giveBack(4096);
    expect(regions.used).toBe(0);
    expect(regions.take(256)).toBe(0);
  });

  it("never meet, and are whole again when all have come back, in whatever order", () => {
    const step = fc.record({ bytes: fc.integer({ min: 0, max: 700 }), back: fc.nat({ max: 20 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const regions = new Regions(64, 8192);
        const taken: { start: number; bytes: number }[] = [];
        for (const { bytes, back } of steps) {
          const start = regions.take(bytes);
          if (start !== undefined) {
            expect(start).toBeGreaterThanOrEqual(64);
            expect(start + bytes).toBeLessThanOrEqual(8192);
            for (const other of taken) {
              expect(start + bytes <= other.start || other.start + other.bytes <= start).toBe(true);
            }
            taken.push({ start, bytes: Math.max(1, bytes) });
          }
          const [returned] = taken.splice(back, 1);
          if (returned !== undefined) regions.giveBack(returned.start);
        }
        for (const { start } of taken) regions.giveBack(start);
        expect(regions.used).toBe(0);
        expect(regions.largest).toBe(8192 - 64);
      }),
    );
  });
});
