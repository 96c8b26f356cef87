/** A call during a read gets the next read: the running one may be older than the change. */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = () => {
    const started = read().finally(() => {
      running = null;
    });
    running = started;
    return started;
  };
  return () => {
    if (next) return next;
    if (!running) return start();
    next = running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}

/** `shareReads` by key. A read that several wait for is that of the last one who asked. */
export function createSharedReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  type Desk = { asking: number; last: () => Promise<T>; read: () => Promise<T> };
  const desks = new Map<string, Desk>();
  const open = (key: string, last: Desk['last']) => {
    const desk: Desk = { asking: 0, last, read: shareReads(() => desk.last()) };
    desks.set(key, desk);
    return desk;
  };
  return async (key, read) => {
    const desk = desks.get(key) ?? open(key, read);
    desk.last = read;
    desk.asking += 1;
    try {
      return await desk.read();
    } finally {
      desk.asking -= 1;
      if (desk.asking === 0) desks.delete(key);
    }
  };
}
