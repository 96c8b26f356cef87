/** Folds a text to lower case without accents, with single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether a text holds every word of a query, in any order. */
export function matchesSearch({ text, query }: { text: string; query: string }): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(' ')
    .every((word) => folded.includes(word));
}
