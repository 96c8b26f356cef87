import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@/backend/app';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { askApp } from '@/scripts/bench/ask-app';
import { growDatabase, writePastOrders } from '@/scripts/bench/grow-database';
import { enterShop } from '@/scripts/bench/load/shop';
import { STEPS, type Step, walkVisit } from '@/scripts/bench/load/walk';
import { type Plan, withPlans } from '@/scripts/bench/read-plans';
import { generate } from '@/scripts/tenant/generate';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createCanary } from '@/tests/support/backend/tenant-bundle';
import { forgetCounts } from '@/tests/support/database/forget-counts';

/** Enough that each table is dearer to read whole than by its index, and no more: every run grows it. */
const GROWTH = { tenants: 2_000, products: 2, diners: 4_000, ordersEach: 2, zones: 2_500 };
const PAST_ORDERS = 40;
/** Rows that any one statement of a visit may look at, whatever the table holds. */
const ROWS = 1_000;

jest.setTimeout(300_000);
let backend: TestBackend;
let out: string;
const hosts: Record<'small' | 'large', string> = { small: '', large: '' };
beforeAll(async () => {
  backend = await createTestBackend();
  out = mkdtempSync(join(tmpdir(), 'ordering-plans-'));
  for (const [size, products] of [
    ['small', 60],
    ['large', 600],
  ] as const) {
    const slug = `planes-${size}-${createCanary()}`;
    const { folder } = await generate([slug, '--products', String(products), '--out', out]);
    const read = await readTenantFolder(folder);
    if (!read.ok) throw new Error('the generated tenant cannot be read');
    hosts[size] = (await backend.importTenant(read.bundle)).host;
  }
  await backend.db.system(async (sql) => {
    await growDatabase({
      query: (text) => sql(text),
      model: hosts.small,
      large: hosts.large,
      growth: GROWTH,
    });
  });
  await forgetCounts(backend.db);
});
afterAll(async () => {
  await backend.close();
  rmSync(out, { recursive: true, force: true });
});

/** Every plan of one visit, by step. */
async function visit(host: string): Promise<(Plan & { step: Step })[]> {
  const plans: (Plan & { step: Step })[] = [];
  let now: Step | null = null;
  const db = withPlans(backend.db, (plan) => {
    if (now) plans.push({ ...plan, step: now });
  });
  const shop = await enterShop({ host, call: askApp(createApp({ ...backend.deps, db })) });
  const regular = await shop.createDiner();
  await backend.db.system((sql) =>
    writePastOrders({ query: (text) => sql(text), profileId: regular.id, count: PAST_ORDERS }),
  );
  await walkVisit({
    shop,
    regular,
    seed: 0,
    run: async (step, work) => {
      now = step;
      return work();
    },
  });
  return plans;
}

async function expectFewRows(): Promise<void> {
  const plans = (await visit(hosts.large)).filter(({ step }) => step !== 'menu' && step !== 'coverage');
  expect(plans.filter(({ rows }) => rows > ROWS)).toEqual([]);
}

// The embedded engine never gathers statistics, and a server not at once.
test(
  'no statement of a visit looks at more rows where there are many, before they are counted',
  expectFewRows,
);

describe('once the rows are counted', () => {
  beforeAll(() => backend.db.system((sql) => sql('analyze')));

  test('no statement of a visit looks at more of them, but for what is listed whole', expectFewRows);

  test.each(['small', 'large'] as const)(
    'no statement of a visit to a %s tenant reads a table from end to end',
    async (size) => {
      const plans = await visit(hosts[size]);
      expect([...new Set(plans.map(({ step }) => step))]).toEqual([...STEPS]);
      expect(plans.filter(({ scanned }) => scanned.length > 0)).toEqual([]);
    },
  );
});
