/** Short: others wait, because the embedded engine runs one transaction at a time. */
const AIM_MS = 6;
const MOST = 500;
const FEWEST = 40;

/** Each slice is followed by a pause of the same length. */
export function createSlices() {
  let size = FEWEST;
  return async function inSlices<T>(
    things: readonly T[],
    work: (slice: readonly T[], start: number) => Promise<void>,
  ): Promise<void> {
    for (let start = 0; start < things.length; ) {
      const slice = things.slice(start, start + size);
      const began = performance.now();
      await work(slice, start);
      const took = performance.now() - began;
      await new Promise((resolve) => setTimeout(resolve, Math.min(took, 100)));
      start += slice.length;
      const factor = Math.min(2, Math.max(0.5, AIM_MS / Math.max(1, took)));
      size = Math.min(MOST, Math.max(FEWEST, Math.round(size * factor)));
    }
  };
}
export type InSlices = ReturnType<typeof createSlices>;
