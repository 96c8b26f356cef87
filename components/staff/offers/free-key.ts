/** A key that none of these has: `anuncio-1`. */
export function freeKey(word: string, taken: readonly { key: string }[]): string {
  let number = 1;
  while (taken.some(({ key }) => key === `${word}-${number}`)) number += 1;
  return `${word}-${number}`;
}
