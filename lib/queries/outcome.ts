/** The component that asked shows the failure. */
export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'failed'; error: unknown };

export const toOutcome = <T>(work: Promise<T>): Promise<Outcome<T>> =>
  work.then(
    (value) => ({ kind: 'done', value }),
    (error: unknown) => ({ kind: 'failed', error }),
  );
