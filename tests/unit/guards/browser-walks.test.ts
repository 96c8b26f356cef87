import { listSourceFiles, type SourceFile } from './source-files';

const HEAD = /^\s*test\(\s*['`][\s\S]*?(?:async )?\((\{[^}]*\})?[^()]*\) =>/gm;
const OPENS = /\b(page|context|browser)\b/;

const walksOf = ({ path, text }: SourceFile) =>
  [...text.matchAll(HEAD)].map(([, asked = '']) => ({ path, isInBrowser: OPENS.test(asked) }));

const listWalks = (folder: string) =>
  listSourceFiles({ folders: [folder], pattern: /\.spec\.ts$/ }).flatMap(walksOf);

test('a test that opens no page starts no browser: it stands in tests/served, and the others in tests/e2e', () => {
  const walks = listWalks('tests/e2e');
  const requests = listWalks('tests/served');
  expect(walks.length).toBeGreaterThan(100);
  expect(requests.length).toBeGreaterThan(40);
  expect(walks.filter(({ isInBrowser }) => !isInBrowser)).toEqual([]);
  expect(requests.filter(({ isInBrowser }) => isInBrowser)).toEqual([]);
});
