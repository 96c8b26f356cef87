/** `Café con leche` is `cafe-con-leche`; '' where nothing is left. */
export const toWord = (name: string, most = 60): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replaceAll(/^-+|-+$/g, '');

/** The word, or the first of `cafe-2`, `cafe-3`, … that is not taken. Case does not tell two words apart. */
export function freeWord({
  word,
  most,
  isTaken,
}: {
  word: string;
  most: number;
  /** Asked in lower case. */
  isTaken: (word: string) => boolean;
}): string {
  let name = word;
  for (let n = 2; isTaken(name.toLowerCase()); n += 1) {
    const end = `-${n}`;
    name = word.slice(0, most - end.length) + end;
  }
  return name;
}
