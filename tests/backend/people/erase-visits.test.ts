import type { OwnData } from '@/lib/contract/people/own-data';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createGates, type Gates } from '@/tests/support/faults/gates';
import { outcomeOf } from '@/tests/support/faults/races';
import { openShop, type Shop } from '@/tests/support/shops/shop';

let gates: Gates;
let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  gates = await createGates();
  backend = await createTestBackend({}, { gates });
  shop = await openShop(backend);
});
afterAll(async () => {
  await backend.close();
  await gates.close();
});

/** The calls of one diner, or of nobody, by their headers. */
const asked = (headers: Record<string, string>) => ({
  post: (path: string, body: object) => shop.ask({ method: 'POST', path, headers, body }),
  async openApp(): Promise<{ session_id: number }> {
    const device = { so: 'iOS', browser: 'Safari', pixel_width: 390, pixel_height: 844 };
    const { body } = await this.post('/api/sessions.json', { customer_id: shop.instanceId, ...device });
    return { session_id: (body as { id: number }).id };
  },
  tell(visit: { session_id: number }, profileId: number) {
    const event = { event: 'page_view', profile_id: profileId };
    return this.post('/api/trackings.json', { customer_id: shop.instanceId, ...visit, ...event });
  },
});
const countVisits = async (visit: { session_id: number }) => {
  const [row] = await backend.db.system((sql) =>
    sql<{ sessions: number; events: number }>(
      `select (select count(*)::int from sessions where id = $1) as sessions,
         (select count(*)::int from trackings where session_id = $1) as events`,
      [visit.session_id],
    ),
  );
  return row;
};

describe.each(['event-checked', 'event-before-commit'] as const)(
  'who is forgotten while a page tells of their visit, at %s',
  (at) => {
    it('is forgotten, and so is what the page told (guarantee/erased-diner)', async () => {
      const { id, headers } = await shop.createDiner();
      const ana = asked(headers);
      const visit = await ana.openApp();
      const { first, second } = await gates.interleave({
        at,
        first: () => ana.tell(visit, id),
        second: () => ana.post('/profiles/forget.json', visit),
      });
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 200]);
      expect(await countVisits(visit)).toEqual({ sessions: 0, events: 0 });
    });
  },
);

test('whose browser was somebody else’s before is told what is held and forgotten, and the visit stays the other’s (rule people/erase)', async () => {
  const [ana, luis] = [await shop.createDiner(), await shop.createDiner()];
  const visit = await asked(ana.headers).openApp();
  await asked(ana.headers).tell(visit, ana.id);
  const letIn = asked(luis.headers);
  await letIn.tell(visit, luis.id);
  const path = `/profiles/export.json?session_id=${visit.session_id}`;
  const { status, body } = await shop.ask({ path, headers: luis.headers });
  expect({ status, body }).toMatchObject({ status: 200, body: { profile_id: luis.id } });
  expect((body as OwnData).held).not.toHaveProperty('sessions');
  expect((body as OwnData).held.trackings).toHaveLength(1);
  expect((await letIn.post('/profiles/forget.json', visit)).body).toEqual({ erased: true });
  expect(await countVisits(visit)).toEqual({ sessions: 1, events: 1 });
});

test.each(['nobody', 'another diner'])(
  'what %s says of a diner’s visit is not told to the diner as theirs (rule people/export)',
  async (teller) => {
    const [ana, luis] = [await shop.createDiner(), await shop.createDiner()];
    const who = asked(teller === 'nobody' ? {} : luis.headers);
    const event = { event: 'mentira', profile_id: ana.id, customer_id: shop.instanceId };
    expect((await who.post('/api/trackings.json', event)).status).toBe(201);
    const { body } = await shop.ask({ path: '/profiles/export.json', headers: ana.headers });
    expect((body as OwnData).held).not.toHaveProperty('trackings');
  },
);
