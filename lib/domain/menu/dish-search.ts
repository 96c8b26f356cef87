import UFuzzy from '@leeoniya/ufuzzy';
import { foldText } from '@/lib/domain/text/search-text';

/** Shorter words are too close to others. */
const LEAST_LETTERS = 4;
/** Longer ones are no words, and looking for what is near them would take the browser's memory. */
const MOST_LETTERS = 30;

/** Endings of plurals in Spanish, Portuguese and English, without accents. */
const PLURALS = [
  ['s', ''],
  ['es', ''],
  ['ces', 'z'],
  ['ies', 'y'],
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ns', 'm'],
] as const;

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

function singularsOf(word: string): string[] {
  return PLURALS.flatMap(([plural, singular]) => {
    if (!word.endsWith(plural)) return [];
    const one = word.slice(0, -plural.length) + singular;
    return one.length < 3 ? [] : [one];
  });
}

type Entry = { text: string; words: ReadonlySet<string> };

const isIn = ({ text, words }: Entry, word: string) =>
  text.includes(word) || singularsOf(word).some((one) => words.has(one));

function createFuzzy(): UFuzzy {
  return new UFuzzy({
    intraMode: 1,
    interLft: 2,
    intraRules: ({ length }) => {
      const errors = length < LEAST_LETTERS ? 0 : 1;
      return {
        intraSlice: [0, Number.POSITIVE_INFINITY],
        intraIns: errors,
        intraSub: errors,
        intraTrn: errors,
        intraDel: errors,
      };
    },
  });
}

/** Words that begin with another one, give or take a letter. */
function createNearWords(entries: readonly Entry[]): (word: string) => readonly string[] {
  const fuzzy = createFuzzy();
  const all = [...new Set(entries.flatMap(({ words }) => [...words]))];
  return (word) => {
    if (word.length > MOST_LETTERS) return [];
    // Its signs would be commands: a hyphen before a word excludes what holds it.
    const letters = wordsOf(word).join(' ');
    const [matching, info] = fuzzy.search(all, letters, 0, Number.POSITIVE_INFINITY);
    return (info?.idx ?? matching ?? []).flatMap((index) => all[index] ?? []);
  };
}

/**
 * Finds texts that hold every word of a query; if none does, those that hold words one letter away (rule menu/search).
 * @returns indexes of `texts`
 */
export function createDishSearch(texts: readonly string[]): (query: string) => ReadonlySet<number> {
  const entries = texts.map((one): Entry => {
    const text = foldText(one);
    return { text, words: new Set(wordsOf(text)) };
  });
  let nearWords: ReturnType<typeof createNearWords> | null = null;
  const listWhere = (fits: (entry: Entry) => boolean) =>
    new Set(entries.flatMap((entry, index) => (fits(entry) ? [index] : [])));

  return (query) => {
    const asked = foldText(query).split(' ');
    const exact = listWhere((entry) => asked.every((word) => isIn(entry, word)));
    if (exact.size > 0) return exact;
    nearWords ??= createNearWords(entries);
    const near = nearWords;
    const choices = asked.map((word) => ({ word, others: near(word) }));
    return listWhere((entry) =>
      choices.every(({ word, others }) => isIn(entry, word) || others.some((one) => entry.words.has(one))),
    );
  };
}
