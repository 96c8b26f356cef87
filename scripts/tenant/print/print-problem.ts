import { createTranslator } from 'next-intl';
import type { ImportRefusal } from '@/backend/folders/examine-folder';
import type { Problem, Said } from '@/lib/domain/shop/problem';
import { type ProblemWords, sayProblem } from '@/lib/domain/shop/say-problem';
import type { Language } from '@/lib/domain/tenant/countries';
import { toPrintableLine } from '@/lib/domain/text/printable-text';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';

const CATALOGUES = { en, es, pt };

/** The sentences `Problems` of a language. */
export function wordsOf(lang: Language): ProblemWords {
  const { Problems } = CATALOGUES[lang];
  return createTranslator({ locale: lang, messages: { Problems }, namespace: 'Problems' });
}

/** Says a sentence in a language. */
export function sayIn(lang: Language): (said: Said) => string {
  const words = wordsOf(lang);
  return (said) => sayProblem(said, words);
}

/** Prints one line without control characters: `menu.csv:17 price: "32.9" has decimals, COP has none`. */
export function problemPrinter(lang: Language): (problem: Problem) => string {
  const sayOne = sayIn(lang);
  return ({ place: { file, row, column, header }, ...said }) => {
    const named = header ?? column;
    const place = `${file}${row === undefined ? '' : `:${row}`}${named ? ` ${named}` : ''}`;
    return toPrintableLine(`${place}: ${sayOne(said)}`);
  };
}

/** The language of the command line, unless it is told another. */
export const printProblem = problemPrinter('en');

/** A line for each problem or question, and how many problems are left out. */
export function printRefusal({ problems, questions, more }: ImportRefusal, lang: Language): string[] {
  const [print, words] = [problemPrinter(lang), wordsOf(lang)];
  return [
    ...problems.map(print),
    ...questions.map((question) => `${print(question)}: ${words('take_all', {})}`),
    ...(more > 0 ? [words('more_problems', { more })] : []),
  ];
}
