import { listSourceFiles, type SourceFile } from '@/tests/unit/guards/source-files';

/** Words that begin a fragment instead of a sentence. */
const WORDS = ['Of', 'Whoever', 'What', 'Nobody', 'By', 'Who'];
const FRAGMENT = new RegExp(String.raw`(?:/\*\*?|//|^\s*\*) (?:${WORDS.join('|')})\b`);

/** The place of each comment that begins with one of the words, as path:line. */
const findFragments = ({ path, text }: SourceFile): string[] =>
  text.split('\n').flatMap((line, index) => (FRAGMENT.test(line) ? [`${path}:${index + 1}`] : []));

test('no comment begins with a word that makes it a fragment', () => {
  const files = listSourceFiles({ folders: ['.'], pattern: /\.(?:tsx?|mjs)$/ });
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap(findFragments)).toEqual([]);
});

test.each(WORDS)('a comment that begins with «%s» is found, wherever it stands', (word) => {
  const text = `/** ${word} it is. */\nconst a = 1; // ${word} it is.\n/*\n * ${word} it is.\n */\n`;
  expect(findFragments({ path: 'a.ts', text })).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:4']);
});

test.each([
  '/** The price of each line. */',
  '// Whatever is left.',
  'const a = "https://example.com/ What";',
  'const By = a * Of;',
])('%s passes', (text) => {
  expect(findFragments({ path: 'a.ts', text })).toEqual([]);
});
