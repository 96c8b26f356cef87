import { readdirSync } from 'node:fs';
import { isReservedSlug, TENANT_FILES, TENANT_SCREENS } from '@/lib/domain/tenant/paths';
import { recognisePath } from '@/lib/tenancy/known-paths';

/** Routes that the router prefers to a branch: Next takes a name over a variable. */
const ROUTES = readdirSync('app/[domain]/[locale]', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
  .map(({ name }) => name);

test('no branch may be called like a page or a file of every tenant, or like a path of the program (rule branches/slug)', () => {
  expect(ROUTES).toEqual(expect.arrayContaining(['location', 'branch-offices', 'tenant-files']));
  expect([...ROUTES, 'api', 'services'].filter((name) => !isReservedSlug(name))).toEqual([]);
});

/** The routes that do not begin with a branch. */
const ROUTES_OF_TENANT = [
  '/',
  '/location',
  '/my-location',
  '/inactive-instance',
  '/branch-to-on-table',
  '/branch-to-take-away',
  '/branch-to-book',
  '/branch-without-service',
  '/branch-offices',
  '/branch-whatsapp',
  '/ratecluvi/{purchase_id}/{token}',
  '/reservarpopup/{branch_id}',
  '/book_info/{id}/{token}',
  '/rate/{id}/{token}',
];

test('no branch may be called like the first word of any route of a tenant, built or still to come', () => {
  const words = ROUTES_OF_TENANT.map((route) => route.split('/')[1] ?? '').filter(Boolean);
  expect(words.filter((word) => !isReservedSlug(word))).toEqual([]);
});

test.each(['centro', 'locations', 'file', 'menu-digital', 'view', 'constructor'])('%s is free', (word) => {
  expect(isReservedSlug(word)).toBe(false);
});

test('a branch of a reserved name would not be reached', () => {
  for (const shape of TENANT_SCREENS) {
    const slug = shape.split('/')[0] ?? '';
    const suppliers = [{ id: 7, slug, name: slug, on_table_class: 'basic' as const, services: [] }];
    expect(recognisePath({ pathname: `/${shape.replace('#', '7')}`, suppliers }).kind).toBe('screen');
  }
  expect([...TENANT_FILES.keys()].every((name) => name.includes('.'))).toBe(true);
});
