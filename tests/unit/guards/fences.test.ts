import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { withPlanted } from './plant-files';
import { listSourceFiles } from './source-files';

const use = (target: string) => `import { x } from '${target}';\nexport const y = x;\n`;

/** A file, what it imports, and part of why that is forbidden; null when it is allowed. */
const CASES: [path: string, target: string, why: string | null][] = [
  ['app/a.ts', '@/backend/main', 'by its contract'],
  ['app/b.ts', 'next/link', 'plain anchors'],
  ['app/c.ts', 'pg', 'platform/database'],
  ['app/d.ts', '@playwright/test', 'drive a browser'],
  ['app/e.ts', '../components/menu/branch-menu', null],
  ['components/ui/a.ts', '@/lib/domain/money/money', 'no data'],
  ['components/ui/b.ts', '../menu/dish-card', 'those before it'],
  ['components/ui/c.ts', '@/lib/i18n/navigation', null],
  ['components/ui/d.ts', '@/lib/browser/document/scroll-bar', null],
  ['components/ui/e.ts', '@/lib/browser/go-to', 'no data'],
  ['components/menu/a.ts', '@/components/cart/cart-dock', 'those before it'],
  ['components/menu/b.ts', '@/components/ui/pictures/picture', null],
  ['components/menu/c.ts', '@/app/page', 'by a browser'],
  ['components/menu/product/d.ts', '../../../app/page', 'by a browser'],
  ['components/menu/e.ts', 'ky', 'lib/clients'],
  ['components/elsewhere/a.ts', '@/components/ui/pictures/picture', 'no place in ORDERS'],
  ['lib/domain/cart/a.ts', 'node:fs', 'Rules compute'],
  ['lib/domain/cart/b.ts', 'zod/mini', 'Rules compute'],
  ['lib/domain/cart/c.ts', '@/lib/contract/menu/menu', 'Rules compute'],
  ['lib/domain/delivery/d.ts', '@turf/boolean-point-in-polygon', null],
  ['lib/contract/a.ts', 'zod', 'zod/mini'],
  ['lib/contract/b.ts', '@/lib/clients/http', 'zod/mini'],
  ['lib/browser/document/a.ts', '@/lib/domain/money/money', 'the document alone'],
  ['lib/tenancy/a.ts', 'next/server', 'plain functions'],
  ['lib/tenancy/b.ts', 'node:crypto', 'in the middleware'],
  ['lib/tenancy/c.ts', '@/lib/domain/tenant/host', null],
  ['lib/security/a.ts', 'react', 'in the middleware'],
  ['lib/seo/a.ts', '@/components/tenant/landing', 'What draws'],
  ['lib/clients/a.ts', '@/lib/queries/cart/cart', 'those before it'],
  ['lib/clients/b.ts', 'ky', null],
  ['lib/queries/a.ts', '@/lib/stores/error-store', 'the component that asked'],
  ['lib/queries/b.ts', '@/lib/stores/cart/purchase-of-service', null],
  ['backend/orders/a.ts', '@/lib/loaders/load', 'rules and contract'],
  ['backend/orders/b.ts', '@/backend/cart/load-cart', 'by its index'],
  ['backend/orders/c.ts', '../cart', null],
  ['backend/orders/d.ts', '@/backend/payments', 'those before it'],
  ['backend/orders/e.ts', '@/backend/platform/http/read-body', 'no route'],
  ['backend/orders/routes.ts', '@/backend/platform/http/read-body', null],
  ['backend/cart/f.ts', '@/backend/purchases/lines/add-line', 'by its index'],
  ['backend/cart/g.ts', '@/backend/purchases/lines', null],
  ['backend/platform/database/a.ts', '@/backend/orders', 'knows none'],
  ['backend/platform/database/b.ts', 'pg', null],
  ['backend/platform/database/c.ts', 'react', 'rules and contract'],
  ['backend/platform/http/a.ts', 'pg', 'platform/database'],
  ['backend/platform/http/b.ts', '@/backend/staff/staff-actor', 'by its index'],
  ['backend/platform/http/c.ts', '@/backend/staff', null],
  ['backend/folders/write/a.ts', '@/backend/tenant', 'verbs come later'],
  ['backend/folders/write/b.ts', '@/backend/stored/to-picture', null],
  ['backend/menu/a.ts', '@/backend/folders/write/apply-menu', 'one way to make a tenant'],
];

const run = (cwd: string) =>
  spawnSync('node', [resolve('scripts/fences.mjs')], { cwd, encoding: 'utf8' }).stdout.split('\n');

test('no file reaches over a fence', () => {
  expect(run('.').filter(Boolean)).toEqual([]);
});

const found = withPlanted(
  CASES.map(([path, target]) => [path, use(target)]),
  run,
);
test.each(CASES)('%s may import %s, or not', (path, _target, why) => {
  const lines = found.filter((line) => line.startsWith(`${path} `) || line.startsWith(`${path}:`));
  if (why === null) expect(lines).toEqual([]);
  else expect(lines.join()).toContain(why);
});

test('an import that only runs later, or only passes on, is one too', () => {
  const forms = [
    "export const y = () => import('@/app/page');\n",
    "export * from '@/app/page';\n",
    "import type { X } from '@/app/page';\nexport type Y = X;\n",
  ];
  for (const text of forms) {
    expect(withPlanted([['lib/seo/a.ts', text]], run).join()).toContain('by a browser');
  }
});

const files = listSourceFiles({ folders: ['app', 'components', 'lib'], pattern: /\.tsx?$/ });
const findKeys = (all: { path: string; text: string }[]) =>
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
