import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

const ROOTS =
  /^(app|backend|components|deploy|docs|lib|messages|public|scripts|server|tenants|tests)\/[\w./[\]-]+$/;

/** Links to files of the repository, from the file that names them, and paths between backticks. */
function pathsIn({ path, text }: { path: string; text: string }): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) =>
    posix.join(posix.dirname(path), target),
  );
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, target = '']) => target.replace(/:\d+$/, ''));
  return [...links, ...quoted.filter((target) => ROOTS.test(target))];
}

test('every path that a document names exists', () => {
  const documents = listSourceFiles({ folders: ['.'], pattern: /\.md$/ });
  const missing = documents.flatMap((document) =>
    pathsIn(document)
      .filter((target) => !existsSync(target))
      .map((target) => `${document.path} names ${target}`),
  );
  expect(documents.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

test('docs/README.md links every document and folder of docs', () => {
  const files = listSourceFiles({ folders: ['docs'], pattern: /\.(md|json)$/ });
  const index = files.find(({ path }) => path === 'docs/README.md') ?? { path: '', text: '' };
  const linked = new Set(pathsIn(index));
  const shown = new Set(files.map(({ path }) => /^docs\/\w+\//.exec(path)?.[0].concat('README.md') ?? path));
  expect([...shown].filter((path) => path !== index.path && !linked.has(path))).toEqual([]);
});

test('links, and paths between backticks, are read; commands and addresses are not', () => {
  const text =
    '[a](../x.md) `lib/domain/money/money.ts:3` `npm test` `/healthz` [b](https://a.example) `tenants/<slug>/`';
  expect(pathsIn({ path: 'docs/a.md', text })).toEqual(['x.md', 'lib/domain/money/money.ts']);
});
