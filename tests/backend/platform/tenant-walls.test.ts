import { findIsolationFaults, listTenantTables } from '@/backend/platform/database/find-isolation-faults';
import type { TestBackend } from '@/tests/support/backend/backend';
import { openLivedInTenant } from '@/tests/support/backend/lived-in-tenant';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';

let paying: PayingBackend;
let backend: TestBackend;
let a: number;
let b: number;

beforeAll(async () => {
  // Its mail is written, and sent nowhere.
  paying = await createPayingBackend(undefined, {
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'casa@mesa.example',
  });
  backend = paying.backend;
  a = (await openLivedInTenant(paying)).shop.instanceId;
  b = (await openLivedInTenant(paying)).shop.instanceId;
});
afterAll(() => paying.close());

/** Which tables hold no row of a tenant: nothing is learnt from those. */
async function listEmpty(instanceId: number): Promise<string[]> {
  const empty: string[] = [];
  for (const table of await listTenantTables(backend.db)) {
    const rows = await backend.db.system((sql) =>
      sql(`select 1 from ${table} where instance_id = $1 limit 1`, [instanceId]),
    );
    if (rows.length === 0) empty.push(table);
  }
  return empty;
}

const countOf = (rows: { n: number }[]) => rows[0]?.n ?? 0;

describe('every table that carries instance_id (guarantee/row-level-security)', () => {
  it('holds a row of either tenant, else the walls around it are not tried', async () => {
    expect({ a: await listEmpty(a), b: await listEmpty(b) }).toEqual({ a: [], b: [] });
  });

  it('shows a tenant its own rows and none of another', async () => {
    const tables = await listTenantTables(backend.db);
    expect(tables).toEqual(
      expect.arrayContaining(['suppliers', 'products', 'zones', 'profiles', 'pictures']),
    );
    for (const table of tables) {
      const seen = await backend.db.tenant(a, (sql) =>
        sql<{ n: number }>(`select count(*) as n from ${table} where instance_id <> $1`, [a]),
      );
      expect({ table, foreign: countOf(seen) }).toEqual({ table, foreign: 0 });
    }
    const own = await backend.db.tenant(a, (sql) => sql<{ n: number }>('select count(*) as n from products'));
    expect(countOf(own)).toBe(3);
  });

  it('changes and deletes nothing of another tenant', async () => {
    for (const table of await listTenantTables(backend.db)) {
      for (const statement of [`update ${table} set instance_id = instance_id`, `delete from ${table}`]) {
        const touched = await backend.db
          .tenant(a, (sql) => sql(`${statement} where instance_id = $1 returning 1`, [b]))
          // A table that only grows refuses the statement as such.
          .catch((error: { code?: string }) => (error.code === '42501' ? [] : Promise.reject(error)));
        expect({ statement, touched: touched.length }).toEqual({ statement, touched: 0 });
      }
    }
  });

  it('takes no row for another tenant', async () => {
    await expect(
      backend.db.tenant(a, (sql) =>
        sql(`insert into cities (instance_id, name, position) values ($1, 'x', 0)`, [b]),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      backend.db.nobody((sql) =>
        sql(`insert into cities (instance_id, name, position) values ($1, 'x', 0)`, [a]),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  // Neither a person nor their session is a tenant's (docs/decisions/0343), so what refers to one cannot name a tenant.
  it('names its tenant in every reference to another such table, so none can cross', async () => {
    const references = await backend.db.system((sql) =>
      sql<{ source: string; target: string; columns: string[] }>(
        `select c.conrelid::regclass::text as source, c.confrelid::regclass::text as target,
           array(select attname::text from unnest(c.conkey) k join pg_attribute t
             on t.attrelid = c.conrelid and t.attnum = k) as columns
         from pg_constraint c join pg_namespace n on n.oid = c.connamespace
         where c.contype = 'f' and n.nspname = current_schema()
           and c.confrelid not in ('staff_people'::regclass, 'staff_sessions'::regclass, 'staff_second_factors'::regclass,
             'operators'::regclass)`,
      ),
    );
    expect(references.length).toBeGreaterThan(10);
    for (const reference of references) expect(reference.columns).toContain('instance_id');
  });
});

describe('the start-up self-check (guarantee/row-level-security)', () => {
  it('finds nothing wrong', async () => {
    expect(await findIsolationFaults(backend.db)).toEqual([]);
  });

  it.each([
    {
      why: 'the instances themselves stand open',
      breach: 'alter table instances disable row level security',
      repair: 'alter table instances enable row level security',
      fault: 'table instances does not force row-level security',
    },
    {
      why: 'whoever asks without an instance sees them',
      breach: 'create policy too_wide on instances for select to ordering_app using (true)',
      repair: 'drop policy too_wide on instances',
      fault: 'table instances shows rows without an instance',
    },
    {
      why: 'a tenant may write what it may not read',
      breach: 'create policy too_wide on cities for insert to ordering_app with check (true)',
      repair: 'drop policy too_wide on cities',
      fault: 'a tenant may write rows of another',
    },
  ])('finds that $why', async ({ breach, repair, fault }) => {
    const citiesOf = () => backend.db.system((sql) => sql<{ n: number }>('select count(*) as n from cities'));
    const before = await citiesOf();
    await backend.db.system((sql) => sql(breach));
    try {
      expect(await findIsolationFaults(backend.db)).toEqual([fault]);
    } finally {
      await backend.db.system((sql) => sql(repair));
    }
    expect(await citiesOf()).toEqual(before);
    expect(await findIsolationFaults(backend.db)).toEqual([]);
  });

  it('names a table that was forgotten', async () => {
    await backend.db.system((sql) => sql('create table forgotten (instance_id bigint)'));
    try {
      expect(await findIsolationFaults(backend.db)).toEqual([
        'table forgotten does not force row-level security',
      ]);
    } finally {
      await backend.db.system((sql) => sql('drop table forgotten'));
    }
  });
});
