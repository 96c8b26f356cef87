/** What became of a change that a diner asked for; what a failure shows is for the component that asked. */
export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'failed'; error: unknown };

export const toOutcome = <T>(work: Promise<T>): Promise<Outcome<T>> =>
  work.then(
    (value) => ({ kind: 'done', value }),
    (error: unknown) => ({ kind: 'failed', error }),
  );
