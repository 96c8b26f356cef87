import { readdirSync } from 'node:fs';
import { isReservedSlug, TENANT_FILES, TENANT_SCREENS } from '@/lib/domain/tenant-paths';
import { recognisePath } from '@/lib/tenancy/known-paths';

/** What the router knows before a branch: Next takes a name over a variable. */
const ROUTES = readdirSync('app/[domain]/[locale]', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
  .map(({ name }) => name);

test('no branch may be called like a page or a file of every tenant, or like a path of the program (decision 18)', () => {
  expect(ROUTES).toEqual(expect.arrayContaining(['location', 'branch-offices', 'file-robots']));
  expect([...ROUTES, 'api', 'services'].filter((name) => !isReservedSlug(name))).toEqual([]);
});

test.each(['centro', 'locations', 'file', 'menu-digital', 'view', 'constructor'])('%s is free', (word) => {
  expect(isReservedSlug(word)).toBe(false);
});

test('a branch of a reserved name would not be reached', () => {
  for (const slug of TENANT_SCREENS) {
    const suppliers = [{ id: 1, slug, name: slug, on_table_class: 'basic' as const, services: [] }];
    expect(recognisePath({ pathname: `/${slug}`, suppliers }).kind).toBe('screen');
  }
  expect([...TENANT_FILES.keys()].every((name) => name.includes('.'))).toBe(true);
});
