import { freeWord, toWord } from '@/lib/domain/text/to-word';
import type { Fields } from '../shop-document';

/** The longest key of a group or an option. */
const MOST_KEY = 60;

/** A key from a name, which no other has. @param word where the name leaves nothing @param isTaken asked in lower case */
export const keyFor = (name: string, word: string, isTaken: (key: string) => boolean): string =>
  freeWord({ word: toWord(name, MOST_KEY) || word, most: MOST_KEY, isTaken });

/** An option with nothing but its name. */
export const createOption = (key: string, name: Fields): Fields => ({
  ...{ key, name, priceMinor: 0, max: 1, available: true, isDefault: false, textMax: null, groups: [] },
});

/** A group of which one may be chosen. */
export const createGroup = ({
  key,
  name,
  options,
}: {
  key: string;
  name: Fields;
  options: Fields[];
}): Fields => ({
  ...{ key, name, min: 0, max: 1, free: 0, priceRule: 'sum', options },
});
