import { reportIn } from '@/backend/folders/read/files/read-cells';
import { readCsv } from '@/backend/folders/read/files/read-csv';
import { readPrice } from '@/backend/folders/read/read-price';
import { meaning, PROBLEM_VALUES, type ProblemKey, type Said, say } from '@/lib/domain/shop/problem';
import { FRAME_KEYS, sayProblem } from '@/lib/domain/shop/say-problem';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { problemPrinter, sayIn } from '@/scripts/tenant/print/print-problem';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

const KEYS = Object.keys(PROBLEM_VALUES) as ProblemKey[];
const CATALOGUES: Record<string, Record<string, string>> = {
  en: en.Problems,
  es: es.Problems,
  pt: pt.Problems,
};

/** The names that a sentence asks for; what stands in quotes is read as it is. */
const holesOf = (sentence: string) =>
  [...new Set([...sentence.matchAll(/(?<!')\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

/** Counts are numbers, which a sentence may put in the plural. */
const COUNTS = ['more', 'orders', 'limit'];
const saidOf = (key: ProblemKey): Said => ({
  key,
  values: Object.fromEntries(
    PROBLEM_VALUES[key].map((name) => [name, COUNTS.includes(name) ? 3 : `<${name}>`]),
  ),
});

test.each(LANGUAGES)('every sentence of %s holds the values that it is given, and no other', (lang) => {
  const catalogue = CATALOGUES[lang] ?? {};
  expect(Object.keys(catalogue).sort()).toEqual([...KEYS, ...FRAME_KEYS].sort());
  const holes = KEYS.map((key) => [key, holesOf(catalogue[key] ?? '')]);
  expect(holes).toEqual(KEYS.map((key) => [key, [...PROBLEM_VALUES[key]].sort()]));
});

test.each(LANGUAGES)('every sentence is said whole in %s', (lang) => {
  const sayOne = sayIn(lang);
  const broken = KEYS.map((key) => [key, sayOne(saidOf(key))] as const).filter(
    ([key, sentence]) =>
      sentence.includes(`Problems.${key}`) ||
      /\{(?! (es|pt):|supplier_slug)/.test(sentence) ||
      PROBLEM_VALUES[key].some(
        (name) =>
          !['file', 'row'].includes(name) &&
          !sentence.includes(name === 'more' || COUNTS.includes(name) ? '3' : `<${name}>`),
      ),
  );
  expect(broken).toEqual([]);
});

test('Spanish and Portuguese say each sentence in words of their own', () => {
  const own = (lang: 'es' | 'pt') => KEYS.filter((key) => CATALOGUES[lang]?.[key] === CATALOGUES.en?.[key]);
  // A gateway's keys are told in the words of their form.
  expect([own('es'), own('pt')]).toEqual([['account_keys'], ['account_keys']]);
});

test('each sentence is said by something', () => {
  const sources = listSourceFiles({
    folders: ['backend', 'scripts', 'lib/domain/shop/zones'],
    pattern: /\.ts$/,
  });
  const text = sources.map((source) => source.text).join('\n');
  const unsaid = KEYS.filter((key) => !text.includes(`'${key}'`) && !key.startsWith('host_'));
  expect(unsaid).toEqual([]);
});

test('a sentence is said by whatever holds the words of a language', () => {
  const words = (key: string, values: object) => `${key} ${JSON.stringify(values)}`;
  expect(sayProblem(say('not_branch', { given: 'nort' }), words)).toBe('not_branch {"given":"nort"}');
  expect(sayProblem(meaning(say('empty'), 'x'), words)).toBe('empty {}; did_you_mean {"meant":"x"}');
  expect(sayProblem(meaning(say('empty'), null), words)).toBe('empty {}');
});

test('a column is named as its file names it', () => {
  const { rows, problems } = readCsv({
    file: 'menu.csv',
    text: 'Código,Precio\ntinto,abc\n',
    required: ['sku', 'price'],
    optional: [],
  });
  for (const row of rows) {
    const price = readPrice({ ...row, cell: row.cells.price ?? '', currency: 'COP' });
    if (typeof price !== 'number') reportIn({ file: 'menu.csv', row, problems })('price', price);
  }
  expect(LANGUAGES.flatMap((lang) => problems.map(problemPrinter(lang)))).toEqual([
    'menu.csv:2 Precio: dice «abc»; escribe un número como 32900',
    'menu.csv:2 Precio: "abc" is not a price; allowed: digits, such as 32900',
    'menu.csv:2 Precio: diz “abc”; escreva um número como 32900',
  ]);
});

test('what was probably meant is asked behind the sentence', () => {
  const said = { key: 'not_branch', values: { given: 'nort' }, meant: 'norte' } as const;
  expect(LANGUAGES.map((lang) => sayIn(lang)(said))).toEqual([
    '«nort» no es ninguno de tus locales; ¿quisiste decir norte?',
    '"nort" is not a branch; did you mean norte?',
    '“nort” não é nenhuma das suas unidades; você quis dizer norte?',
  ]);
});
