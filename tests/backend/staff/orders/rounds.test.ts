import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { countToMake } from '@/lib/domain/staff/stations';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openSharing } from '@/tests/support/shops/sharing-shop';

const NOON = new Date('2026-11-18T17:00:00Z');
let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
beforeEach(() => {
  paying.backend.clock.now = NOON;
});
afterAll(() => paying.close());

/** Ana at table 1 has sent a lemonade without ice, and two as they come. */
async function openKitchen() {
  const shop = await openSharing(paying);
  const headers = await shop.asStaff('orders:read', 'orders:write', 'tables:write');
  const ana = await shop.sitDown('1', 'Ana');
  await shop.choose(ana, 'limonada', { comment: 'Sin hielo' });
  const { id } = await shop.sent(ana, 'limonada', { count: 2 });
  const list = async () => (await shop.ask({ path: '/staff/orders.json', headers })).body as StaffOrder[];
  const put = (path: string, body: object, as = headers) =>
    shop.ask({ method: 'PUT', path: `/staff/${path}.json`, headers: as, body });
  const card = async (): Promise<StaffOrder> => {
    const order = (await list()).find((one) => one.id === id);
    if (!order) throw new Error('the account is on no board');
    return order;
  };
  const linesOf = ({ products }: StaffOrder) => products.map((line) => [line.comment, line.stage]);
  return { ...shop, headers, ana, id, list, put, card, linesOf };
}

describe('a round of a table (rule staff/rounds)', () => {
  it('is on the board from the moment when it is sent, with whose each line is, until all is served', async () => {
    const { id, card, list, put, linesOf } = await openKitchen();
    const sent = await card();
    expect(sent).toMatchObject({ is_account: true, status: 'in_progress', placed_at: NOON.toISOString() });
    expect(sent.products.map(({ count, member, stage }) => [count, member, stage])).toEqual([
      [1, 'Ana', 'new'],
      [2, 'Ana', 'new'],
    ]);
    const lines = sent.products.map((line) => line.id);
    const begun = await put(`orders/${id}/lines`, { lines: lines.slice(0, 1), state: 'preparation' });
    expect(begun.body).toEqual({ id, lines: lines.slice(0, 1) });
    expect(linesOf(await card()).map(([, stage]) => stage)).toEqual(['making', 'new']);
    await put(`orders/${id}/lines`, { lines, state: 'preparation' });
    expect((await card()).status).toBe('preparation');
    await put(`orders/${id}/lines`, { lines, state: 'served' });
    expect(await list()).toEqual([]);
  });

  it('that came while a cook began another one is begun by nobody, and two cooks begin a line once', async () => {
    const { id, ana, sent, card, put } = await openKitchen();
    const lines = (await card()).products.map((line) => line.id);
    await sent(ana, 'limonada');
    const both = await Promise.all(
      [1, 2].map(() => put(`orders/${id}/lines`, { lines, state: 'preparation' })),
    );
    const moved = both.flatMap(({ body }) => (body as { lines: number[] }).lines);
    expect(moved.sort()).toEqual([...lines].sort());
    const now = await card();
    expect(now.products.map(({ stage }) => stage)).toEqual(['making', 'making', 'new']);
    expect(now.status).toBe('in_progress');
  });

  it('goes first until all of it is served (rule staff/first)', async () => {
    const { id, ana, sent, card, put } = await openKitchen();
    const lines = (await card()).products.map((line) => line.id);
    await put(`orders/${id}/first`, { first: true });
    await put(`orders/${id}/lines`, { lines: lines.slice(0, 1), state: 'served' });
    expect((await card()).first).toBe(true);
    await put(`orders/${id}/lines`, { lines, state: 'served' });
    await sent(ana, 'limonada');
    expect((await card()).first).toBe(false);
  });

  it('goes no step back, and no further than who moves orders may', async () => {
    const { id, card, put, asStaff } = await openKitchen();
    const lines = (await card()).products.map((line) => line.id);
    await put(`orders/${id}/lines`, { lines, state: 'served' });
    const back = await put(`orders/${id}/lines`, { lines, state: 'preparation' });
    expect(back.body).toEqual({ id, lines: [] });
    const reader = await asStaff('orders:read');
    expect((await put(`orders/${id}/lines`, { lines, state: 'served' }, reader)).status).toBe(403);
    expect((await put(`orders/${id + 1_000_000}/lines`, { lines, state: 'served' })).status).toBe(404);
  });
});

describe('a line that is taken off while the kitchen makes it (rule staff/news)', () => {
  it('is struck on the card as cancelled, counted no more, and news until it is seen', async () => {
    const { id, card, put, linesOf } = await openKitchen();
    const [first] = (await card()).products;
    await put(`accounts/${id}/lines/${first?.id}`, { void_reason: 'Ya no lo quiere' });
    const now = await card();
    expect(linesOf(now)).toEqual([
      ['Sin hielo', 'cancelled'],
      ['', 'new'],
    ]);
    expect(now.news).toMatchObject([{ kind: 'line_cancelled' }]);
    expect(countToMake({ orders: [now], station: null })).toMatchObject([{ comment: '', count: 2 }]);
    const struck = await put(`orders/${id}/lines/${first?.id}/struck`, { struck: true });
    expect(struck.status).toBe(404);
    await put(`orders/${id}/read`, { through: now.news[0]?.id });
    expect((await card()).news).toEqual([]);
    expect(linesOf(await card())).toHaveLength(2);
  });

  it('keeps the card of a round that has nothing else until somebody has seen it', async () => {
    const { id, card, list, put, linesOf } = await openKitchen();
    for (const line of (await card()).products)
      await put(`accounts/${id}/lines/${line.id}`, { void_reason: 'Se fueron' });
    const gone = await card();
    expect(linesOf(gone).map(([, stage]) => stage)).toEqual(['cancelled', 'cancelled']);
    await put(`orders/${id}/read`, { through: gone.news.at(-1)?.id });
    expect(await list()).toEqual([]);
  });

  it('is no news once it was served', async () => {
    const { id, card, list, put } = await openKitchen();
    const lines = (await card()).products.map((line) => line.id);
    await put(`orders/${id}/lines`, { lines, state: 'served' });
    await put(`accounts/${id}/lines/${lines[0]}`, { void_reason: 'Estaba fría' });
    expect(await list()).toEqual([]);
  });
});

describe('what happens to the money of a table', () => {
  it('touches no card: nothing is sent again, no strike is lost', async () => {
    const kitchen = await openKitchen();
    const { id, ana, card, put, held, payShareInPerson, waiting, take, post, sitDown } = kitchen;
    const eva = await sitDown('1', 'Eva');
    const [first] = (await card()).products;
    await put(`orders/${id}/lines/${first?.id}/struck`, { struck: true });
    const before = await card();
    const seen = async () => {
      const { products, status, placed_at, news } = await card();
      return { products, status, placed_at, news };
    };
    const { products, status, placed_at, news } = before;
    const same = { products, status, placed_at, news };
    await post(ana, '/on_table/account/bill.json', {});
    expect(await seen()).toEqual(same);
    const half = await held(eva, { kind: 'equal', of: 2 });
    expect(await seen()).toEqual(same);
    await payShareInPerson(eva, { id }, half.id);
    const [{ payment_id: paid = 0 } = {}] = await waiting();
    await take(paid);
    expect(await seen()).toEqual(same);
    const rest = await held(ana, { kind: 'all' });
    await payShareInPerson(ana, { id }, rest.id);
    const [{ payment_id: last = 0 } = {}] = await waiting();
    await take(last);
    // Paid, and closed by it: what is being made is made.
    expect(await seen()).toEqual(same);
  });

  it('closed by staff, the card stays until its kitchen has served it', async () => {
    const { id, card, list, put } = await openKitchen();
    const closed = await put(`accounts/${id}/status`, { status: 'closed_account', reason: 'x' });
    expect((closed.body as StaffAccount).state).toBe('closed');
    const lines = (await card()).products.map((line) => line.id);
    await put(`orders/${id}/lines`, { lines, state: 'served' });
    expect(await list()).toEqual([]);
  });
});
