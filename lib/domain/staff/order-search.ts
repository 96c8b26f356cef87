import { foldText } from '@/lib/domain/text/search-text';

/** Fewer of a phone's digits, or signs of a name, would find half of the orders. */
const LEAST_DIGITS = 3;
const LEAST_SIGNS = 2;
const MOST_WORDS = 5;
const PHONE = /^\+?[\d\s()./-]{7,}$/;
const DIGITS = /^\d+$/;
/** An int of the database. */
const MOST_NUMBER = 2_147_483_647;

/** How a word is looked for: as the number of an order, as how a kept word begins, and as the last digits of a phone. */
export type OrderWord = { number: number | null; begins: string | null; ends: string | null };

const toWord = (word: string): OrderWord => {
  const isNumber = DIGITS.test(word);
  return {
    number: isNumber && Number(word) > 0 && Number(word) <= MOST_NUMBER ? Number(word) : null,
    begins: isNumber || word.length >= LEAST_SIGNS ? word : null,
    ends: isNumber && word.length >= LEAST_DIGITS ? `~${[...word].reverse().join('')}` : null,
  };
};

/** A table and a room are kept by their labels alone, and the screen names them with these words before. */
const BEFORE_LABELS = new Set(['mesa', 'table', 'habitacion', 'quarto', 'room', 'pedido', 'order']);

/**
 * The words of what somebody searches orders by, the longest first; none where nothing of it can be looked for. A phone is one word
 * however it is written (rule staff/orders).
 */
export function wordsOf(query: string): OrderWord[] {
  const folded = foldText(query);
  const parts = PHONE.test(folded) ? [folded.replace(/\D/g, '')] : folded.split(/[\s\p{P}\p{S}]+/u);
  const told = parts.filter((part) => part !== '');
  const looked = told.filter((part) => !BEFORE_LABELS.has(part));
  return [...new Set(looked.length > 0 ? looked : told)]
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS)
    .map(toWord)
    .filter(({ number, begins, ends }) => number !== null || begins !== null || ends !== null);
}
