import { createStaffKey } from '@/backend/staff';
import { BUYER } from '@/tests/support/shops/booking-shop';
import { createTestBackend, type TestBackend } from './backend';
import { beginCart, CODE_TABLE, type Facts, readFacts, withTableCode } from './contract-target';
import { createBundle, createCanary } from './tenant-bundle';

type Person = { headers: { profileid: string; token: string }; id: number; canary: string };
export type TestTenant = {
  host: string;
  canary: string;
  /** As the contract suite reads them, with the first diner's cart. */
  facts: Facts;
  /** Profiles of the tenant, each with a canary for a name, at the table of the facts' code. */
  diners: Person[];
  staffKey: string;
};

async function createDiner({ backend, host }: { backend: TestBackend; host: string }): Promise<Person> {
  const canary = createCanary();
  const { body } = await backend.ask({
    method: 'POST',
    path: '/profiles/anonymous.json',
    host,
    body: { profile: { domain: host, name: canary } },
  });
  const { id, token } = body as { id: number; token: string };
  return { id, canary, headers: { profileid: String(id), token } };
}

/** Under the diner's own word. */
async function book({
  ask,
  branchId,
  diner,
}: {
  ask: TestBackend['ask'];
  branchId: number;
  diner: Person | undefined;
}): Promise<number> {
  const { body } = await ask({
    method: 'POST',
    path: '/book/bookings.json',
    headers: diner?.headers ?? {},
    body: {
      ...{ branch_id: branchId, date: '2026-11-20', day: 'fri', hour: '20:00', people: 2 },
      contact: { ...BUYER, name: diner?.canary ?? '' },
      terms: true,
    },
  });
  return (body as { id: number }).id;
}

async function createTenant({
  backend,
  diners,
}: {
  backend: TestBackend;
  diners: number;
}): Promise<TestTenant> {
  const canary = createCanary();
  const { host, slug } = await backend.importTenant(createBundle({ canary, tables: [CODE_TABLE] }));
  const ask: TestBackend['ask'] = (one) => backend.ask({ host, ...one });
  const facts = await withTableCode({ backend, slug, facts: await readFacts(ask, '2026-11-19') });
  const people: Person[] = [];
  for (let index = 0; index < diners; index += 1) people.push(await createDiner({ backend, host }));
  for (const { headers } of people)
    await ask({ method: 'POST', path: '/on_table/open.json', headers, body: { token: facts.tableCode } });
  const { key } = await createStaffKey({
    db: backend.db,
    slug,
    label: 'test',
    scopes: ['instance:read'],
    now: backend.clock.now,
  });
  const { branchId, plainProductId: productId } = facts;
  const bookingId = await book({ ask, branchId, diner: people[0] });
  const cart = await beginCart({ ask, branchId, productId, headers: people[0]?.headers ?? {} });
  return { host, canary, facts: { ...facts, ...cart, bookingId }, diners: people, staffKey: key };
}

/** Tenant a with diners D1 and D2, tenant b with diner E1; every one's data carries its own canary. */
export async function createTwoTenants(): Promise<{ backend: TestBackend; a: TestTenant; b: TestTenant }> {
  const backend = await createTestBackend();
  const a = await createTenant({ backend, diners: 2 });
  const b = await createTenant({ backend, diners: 1 });
  return { backend, a, b };
}
