/** The fields that a found place fills in beside its address. */
export const FILLED = ['neighbourhood', 'reference', 'postcode'] as const;
export type FilledWords = Record<(typeof FILLED)[number], string>;

/**
 * Words typed by the diner stay; words from an earlier place go with it (rule delivery/place-search).
 * @param before what an earlier place filled in
 */
export function fillWords({
  now,
  before,
  found,
  written,
}: {
  now: FilledWords;
  before: Partial<FilledWords>;
  found: FilledWords;
  written: ReadonlySet<string>;
}): FilledWords {
  const wordOf = (name: keyof FilledWords) => {
    if (written.has(name) && now[name] !== '') return now[name];
    return found[name] || (now[name] === before[name] ? '' : now[name]);
  };
  return Object.fromEntries(FILLED.map((name) => [name, wordOf(name)])) as FilledWords;
}
