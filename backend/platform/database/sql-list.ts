/** SQL for a list of fixed words, as `in` takes it: never for what somebody typed. */
export const toSqlList = (words: readonly string[]): string =>
  `(${words.map((word) => `'${word}'`).join(', ')})`;
