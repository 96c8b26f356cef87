/** Asks once in a time for what a gateway says to everybody; what fails is asked again at the next call. */
export function createKeptAnswers<T>({ clock, lifeMs }: { clock: () => Date; lifeMs: number }) {
  const kept = new Map<string, { until: number; answer: Promise<T> }>();
  /** @param of whose answer it is */
  return function keep(of: string, ask: () => Promise<T>): Promise<T> {
    const known = kept.get(of);
    if (known && clock().getTime() < known.until) return known.answer;
    const one = { until: clock().getTime() + lifeMs, answer: ask() };
    kept.set(of, one);
    one.answer.catch(() => kept.get(of) === one && kept.delete(of));
    return one.answer;
  };
}
