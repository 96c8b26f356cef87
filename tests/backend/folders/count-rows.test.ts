import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '@/backend/folders/import-folder';
import type { Database } from '@/backend/platform/database/database';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';

let backend: TestBackend;
let root: string;
beforeAll(async () => {
  backend = await createTestBackend();
  root = await mkdtemp(join(tmpdir(), 'count-rows-'));
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await backend.close();
});

/** A product is a row of its own and one of its branch. */
async function writeMenu(slug: string, products: number): Promise<string> {
  const folder = await writeBareFolder({ root, slug, tenant: { domains: [`${slug}.test`] } });
  const rows = Array.from({ length: products }, (_, index) => `dish-${index},one,Dish ${index},10\n`);
  await writeFile(join(folder, 'menu.csv'), `sku,category,name_en,price\n${rows.join('')}`);
  return folder;
}

/** The same database, which tells what is counted, and can refuse it. */
function watched({ refuses = false } = {}) {
  const counted: string[] = [];
  const db: Database = {
    ...backend.db,
    system: (work) =>
      backend.db.system((sql, commitAhead) =>
        work(async (text, values) => {
          const [, table] = /^analyze (\w+)$/.exec(text) ?? [];
          if (table) counted.push(table);
          if (table && refuses) throw new Error(`permission denied for table ${table}`);
          return sql(text, values);
        }, commitAhead),
      ),
  };
  return { db, counted };
}

test('an import of many rows has their tables counted, so that plans know of them at once', async () => {
  const { db, counted } = watched();
  const folder = await writeMenu('many-rows', 600);
  expect(await importFolder({ db, folder, countsRows: true })).toMatchObject({ ok: true });
  expect(counted).toEqual(expect.arrayContaining(['products', 'supplier_products']));
  const [known] = await backend.db.system((sql) =>
    sql<{ rows: number }>(`select reltuples::float8 as rows from pg_class where oid = 'products'::regclass`),
  );
  expect(known?.rows).toBeGreaterThanOrEqual(600);
  // Again nothing has changed.
  const again = watched();
  await importFolder({ db: again.db, folder, countsRows: true });
  expect(again.counted).toEqual([]);
});

test('one of few rows, and the embedded database, count nothing', async () => {
  const { db, counted } = watched();
  await importFolder({ db, folder: await writeMenu('few-rows', 5), countsRows: true });
  await importFolder({ db, folder: await writeMenu('embedded', 600) });
  expect(counted).toEqual([]);
});

test('a role that may not count fails no import', async () => {
  const { db, counted } = watched({ refuses: true });
  const folder = await writeMenu('no-owner', 600);
  expect(await importFolder({ db, folder, countsRows: true })).toMatchObject({
    ok: true,
    report: { slug: 'no-owner' },
  });
  expect(counted.length).toBeGreaterThan(1);
});
