import { listSourceFiles } from './source-files';

/** All but what works for every tenant by its nature: the engine, imports, jobs and the operator. */
const files = listSourceFiles({ folders: ['backend'], pattern: /\.ts$/ }).filter(
  ({ path }) => !/^backend\/(platform\/database|folders|jobs|operator)\//.test(path),
);
const migrations = listSourceFiles({ folders: ['backend/migrations'], pattern: /\.sql$/ });
const TABLES = migrations.flatMap(({ text }) =>
  [...text.matchAll(/create table (\w+) \(([\s\S]*?)\n\);/g)]
    .filter(([, , columns = '']) => /\binstance_id\b/.test(columns))
    .map(([, name = '']) => name),
);

/** Work that is done for all tenants at once, and why. */
const ACROSS_TENANTS: Record<string, string> = {
  'backend/platform/idempotency/forget-old-keys.ts': 'a job that drops what is a day old, whoever asked',
  'backend/purchases/payments/take-due.ts': 'jobs take what is due of all tenants',
};

/** The SQL statements of a source that touch a tenant's table without naming its tenant. */
function findUnscoped(text: string): string[] {
  const statements = [...text.matchAll(/`([^`]*)`|'((?:[^'\\\n]|\\.)*)'/g)].map(
    ([, long, short]) => long ?? short ?? '',
  );
  return statements.filter((statement) => {
    const touched = [...statement.matchAll(/\b(?:from|join|into|update)\s+(\w+)/g)].map(
      ([, name = '']) => name,
    );
    return touched.some((name) => TABLES.includes(name)) && !statement.includes('instance_id');
  });
}

test('every query of a service names the tenant beside row-level security', () => {
  const found = files
    .filter(({ path }) => !(path in ACROSS_TENANTS))
    .flatMap(({ path, text }) => findUnscoped(text).map((statement) => `${path}: ${statement}`));
  expect(TABLES).toEqual(expect.arrayContaining(['suppliers', 'products', 'sessions', 'profiles']));
  expect(found).toEqual([]);
});

test('each exception is still one', () => {
  const needed = files.filter(({ path, text }) => path in ACROSS_TENANTS && findUnscoped(text).length > 0);
  expect(needed.map(({ path }) => path)).toEqual(Object.keys(ACROSS_TENANTS));
});

test.each([
  ['sql(`select id from products where id = $1`)', 1],
  ["sql('update suppliers set name = $1')", 1],
  ['sql(`select id from products where instance_id = $1 and id = $2`)', 0],
  ['sql(`select slug from instances`)', 0],
])('%s holds %d unscoped statements', (text, count) => {
  expect(findUnscoped(text)).toHaveLength(count);
});
