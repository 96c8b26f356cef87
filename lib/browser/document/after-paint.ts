/** Does what can wait once the next frame has been painted. @returns what stops it from being done */
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

/** A page that is not looked at is not painted. */
const UNSEEN_MS = 1_000;

/**
 * Resolves once the next frame has been painted, or will not be: a call that answers no frame waits for it
 * (guarantee/tap-response).
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, UNSEEN_MS);
  });
}
