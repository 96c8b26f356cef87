import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { readBundle } from '@/backend/folders/stored/read-bundle';
import { createOperatorApp } from '@/backend/operator/operator-app';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { DRAWN } from '@/tests/support/backend/bare-folder';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
let root: string;
beforeAll(async () => {
  backend = await createTestBackend();
  root = mkdtempSync(join(tmpdir(), 'exported-'));
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await backend.close();
});

const readStored = (slug: string) => backend.db.system((sql) => readBundle({ sql, slug }));

/** The branches of istmo-cafe. */
const SELLERS = 1;

/** A bundle whose pictures have these bytes, or none; those of a demo tenant take seconds to draw. */
function withBytes<T>(value: T, webp: Uint8Array | null): T {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map((one) => withBytes(one, webp)) as T;
  const entries = Object.entries(value).map(
    ([key, inside]) => [key, key === 'webp' ? webp : withBytes(inside, webp)] as const,
  );
  return Object.fromEntries(entries) as T;
}

async function readDemo(slug: string): Promise<TenantBundle> {
  const result = await readTenantFolder(join('tenants', slug), DRAWN);
  if (!result.ok) throw new Error(result.problems.map(printProblem).join('\n'));
  return result.bundle;
}

function openOperator() {
  const app = createOperatorApp({ deps: backend.deps, key: 'the-key' });
  const headers = { authorization: 'Bearer the-key', 'content-type': 'application/json' };
  return async (path: string, body: object) => {
    const answer = await app.request(`/operator/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

describe('a tenant read from the database (rule tenant/export)', () => {
  it.each(readdirSync('tenants'))('is what its folder said: %s', async (slug) => {
    const bundle = await readDemo(slug);
    await backend.importTenant(withBytes(bundle, new Uint8Array([1])));
    expect(await readStored(slug)).toEqual(withBytes(bundle, null));
  });

  it('keeps what staff and orders changed out of it', async () => {
    const bundle = createBundle();
    const { instanceId, slug } = await backend.importTenant(bundle);
    await backend.db.tenant(instanceId, async (sql) => {
      await sql('update supplier_products set stock = 1, available = not available where instance_id = $1', [
        instanceId,
      ]);
      await sql('update options set available = not available where instance_id = $1', [instanceId]);
    });
    expect(await readStored(slug)).toEqual(withBytes(bundle, null));
  });

  it('is not there without a domain, or at all', async () => {
    const { instanceId, slug } = await backend.importTenant(createBundle());
    await backend.db.system((sql) =>
      sql('delete from instance_domains where instance_id = $1', [instanceId]),
    );
    expect([await readStored(slug), await readStored('nowhere')]).toEqual([null, null]);
  });
});

describe('a folder that was exported', () => {
  it('changes nothing when it is imported, pictures too, and what is edited in it alone', async () => {
    const call = openOperator();
    expect((await call('imports', { folder: 'tenants/istmo-cafe' })).status).toBe(200);
    const folder = join(root, 'istmo-cafe');
    const written = await call('exports', { slug: 'istmo-cafe', folder });
    expect(written).toMatchObject({ status: 200, body: { slug: 'istmo-cafe', folder } });
    const again = await call('imports', { folder });
    expect(again.body).toMatchObject({ inserted: 0, updated: 0, removed: 0 });

    const menu = join(folder, 'menu.csv');
    const [head = '', first = '', ...rest] = readFileSync(menu, 'utf8').split('\n');
    const price = head.split(',').indexOf('price');
    const cells = first.split(',');
    cells[price] = '9.99';
    writeFileSync(menu, [head, cells.join(','), ...rest].join('\n'));
    const edited = await call('imports', { folder });
    expect(edited.body).toMatchObject({ inserted: 0, updated: SELLERS, removed: 0 });
  });

  it('is written over nothing, and of nobody', async () => {
    const call = openOperator();
    const { slug } = await backend.importTenant(createBundle());
    writeFileSync(join(root, 'here'), '');
    expect((await call('exports', { slug, folder: root })).status).toBe(409);
    expect((await call('exports', { slug: 'nowhere', folder: join(root, 'nowhere') })).status).toBe(404);
    expect(readdirSync(root)).not.toContain('nowhere');
  });
});
