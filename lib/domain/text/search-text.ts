/** A text as search sees it: lower case, without accents, one space between words. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether a text holds every word asked for, in any order; an empty question matches all. */
export function matchesSearch({ text, query }: { text: string; query: string }): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(' ')
    .every((word) => folded.includes(word));
}
