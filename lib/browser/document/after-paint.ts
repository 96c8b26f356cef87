/** @returns cancels it */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Hidden pages are not painted. */
const UNSEEN_MS = 1_000;

/** After the next frame or `UNSEEN_MS`: later calls do not delay a tap's frame (guarantee/tap-response). */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, UNSEEN_MS);
  });
}
