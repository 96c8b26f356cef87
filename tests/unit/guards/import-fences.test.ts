import { posix } from 'node:path';
import { listSourceFiles, type SourceFile } from './source-files';

/** Folder → what it may not import (architecture.md, «Direction of imports»). Packages by name, ours by folder. */
const FENCES: { from: RegExp; never: RegExp; why: string }[] = [
  { from: /^(?!app\/)/, never: /^app\//, why: 'nothing imports app' },
  { from: /^lib\//, never: /^components\//, why: 'lib never imports components' },
  {
    from: /^(?!backend\/|scripts\/|tests\/)/,
    never: /^backend\//,
    why: 'nothing outside imports the backend',
  },
  {
    from: /^backend\//,
    never: /^(lib\/(?!domain\/|contract\/)|components\/|next|react|server-only)/,
    why: 'the backend knows only domain and contract',
  },
  {
    from: /^lib\/domain\//,
    never: /^(?!lib\/domain\/|@turf\/|@date-fns\/|date-fns)/,
    why: 'the domain is pure',
  },
  {
    from: /^lib\/contract\//,
    never: /^(?!lib\/(domain|contract)\/|zod\/mini$)/,
    why: 'the contract is zod/mini and domain',
  },
  {
    from: /^(lib\/tenancy\/|middleware)/,
    never: /^(react|node:|next\/headers|lib\/clients\/)/,
    why: 'tenancy is plain',
  },
  { from: /^lib\/tenancy\//, never: /^next/, why: 'tenancy knows no framework' },
  { from: /^components\/ui\//, never: /^lib\/(?!i18n\/navigation|dom\/)/, why: 'ui is blind to data' },
  { from: /^lib\/dom\//, never: /^(?!lib\/dom\/)/, why: 'dom knows the document alone' },
  {
    from: /^(?!lib\/i18n\/navigation)/,
    never: /^next\/(link|navigation)$/,
    why: 'links are plain anchors, and navigation comes from lib/i18n/navigation',
  },
  { from: /^backend\/http\//, never: /^pg$/, why: 'routes speak to verbs' },
  { from: /^backend\/services\//, never: /^backend\/http(\/|$)/, why: 'verbs know no route' },
  {
    from: /^backend\/db\//,
    never: /^backend\/(services|http)(\/|$)/,
    why: 'the database knows neither verbs nor routes',
  },
];

function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, target = '']) => {
    if (target.startsWith('@/')) return target.slice(2);
    return target.startsWith('.') ? posix.join(posix.dirname(path), target) : target;
  });
}

function findBreaches(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((target) =>
      FENCES.filter(({ from, never }) => from.test(file.path) && never.test(target)).map(
        ({ why }) => `${file.path} → ${target}: ${why}`,
      ),
    ),
  );
}

function findFeatureCrossings(files: SourceFile[]): string[] {
  const shared = new Set(['ui', 'shell', 'seo']);
  return files.flatMap((file) => {
    const own = /^components\/([^/]+)\//.exec(file.path)?.[1];
    if (!own) return [];
    return importsOf(file)
      .map((target) => ({ target, feature: /^components\/([^/]+)\//.exec(target)?.[1] }))
      .filter(({ feature }) => feature !== undefined && feature !== own && !shared.has(feature))
      .map(({ target }) => `${file.path} → ${target}`);
  });
}

const FOLDERS = ['app', 'backend', 'components', 'instrumentation.ts', 'lib', 'middleware.ts'];
const files = listSourceFiles({ folders: FOLDERS, pattern: /\.tsx?$/ });

test('no file reaches over a fence', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(findBreaches(files)).toEqual([]);
});

test('one feature does not import another', () => {
  expect(findFeatureCrossings(files)).toEqual([]);
});

test('the environment is read in two places only', () => {
  const readers = files.filter(({ text }) => text.includes('process.env')).map(({ path }) => path);
  expect(readers.filter((path) => !/^(lib\/config\/|backend\/config\.ts)/.test(path))).toEqual([]);
});

const findKeys = (all: SourceFile[]) =>
  all.filter(
    ({ path, text }) => !path.startsWith('lib/queries/') && /(query|mutation)Key|QueryData\b/.test(text),
  );

test('what the browser keeps of answers is named in lib/queries alone', () => {
  expect(findKeys(files).map(({ path }) => path)).toEqual([]);
  const planted = [
    `useQuery({ queryKey: ['cities'], queryFn });`,
    `queries.setQueryData(['cities'], []);`,
    `useMutation({ mutationKey });`,
  ].map((text) => ({ path: 'app/x.tsx', text }));
  expect(findKeys(planted)).toHaveLength(3);
});

test.each([
  ['lib/domain/x.ts', `import x from 'node:fs';`],
  ['lib/tenancy/x.ts', `import { NextResponse } from 'next/server';`],
  ['components/ui/x.tsx', `import { formatMoney } from '@/lib/domain/money';`],
  ['lib/dom/x.ts', `import { formatMoney } from '@/lib/domain/money';`],
  ['backend/services/x.ts', `import { loadTenant } from '@/lib/loaders/load';`],
  ['backend/db/x.ts', `import { placeOrder } from '../services/orders';`],
  ['backend/db/apply/x.ts', `import { registerCall } from '../../http/register-call';`],
  ['backend/services/orders/x.ts', `import { registerCall } from '../../http/register-call';`],
  ['backend/services/x.ts', `import { readBody } from '@/backend/http/read-body';`],
  ['lib/seo/x.ts', `import { Landing } from '@/components/landing/landing';`],
  ['components/menu/x.tsx', `import Link from 'next/link';`],
])('a planted breach in %s is found', (path, text) => {
  expect(findBreaches([{ path, text }])).toHaveLength(1);
});
