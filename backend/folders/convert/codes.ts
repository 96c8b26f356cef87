import { freeWord, toWord } from '@/lib/domain/text/to-word';

/** A code as menu.csv takes it. */
const toCode = (code: string): string =>
  code
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .replaceAll(/[^\w.-]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');

/** Gives each word once: the second `cafe` is `cafe-2`. Case does not tell two words apart. */
export function createNames(most: number): (word: string) => string {
  const taken = new Set<string>();
  return (word) => {
    const name = freeWord({ word, most, isTaken: (one) => taken.has(one) });
    taken.add(name.toLowerCase());
    return name;
  };
}

/** @returns the product's own code of the other program, else its name's, each once */
export function createCodes(): (product: { code: string; name: string }) => string {
  const once = createNames(40);
  return ({ code, name }) => once(toCode(code) || toWord(name, 40) || 'producto');
}
