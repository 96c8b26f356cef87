import type { OrderHelp } from '@/lib/contract/orders/help-calls';
import type { Conversation } from '@/lib/contract/staff/help-calls';
import { openCourt } from '@/tests/support/shops/court-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinStaff } from '@/tests/support/shops/person';

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());

test('each stall of a court reads what its diner wrote, and an answer of one ends it for all (rule staff/conversations)', async () => {
  const court = await openCourt(paying);
  const ana = await court.createDiner();
  const order = await court.buy(ana, { caldo: 1, torta: 1 });
  const { body } = await court.ask({
    ...{ method: 'POST', path: `/orders/${order.id}/help.json`, body: { words: 'Falta la torta' } },
    headers: { ...ana.headers, 'idempotency-key': 'help-of-court' },
  });
  const id = (body as OrderHelp).messages[0]?.id ?? 0;
  const list = async (query: string) => {
    const answer = await court.ask({ path: `/staff/conversations.json?${query}`, headers: court.staff });
    return (answer.body as { conversations: Conversation[] }).conversations.map((one) => one.order.id);
  };
  const news = async () => (await court.kitchen()).map((one) => one.news.length);
  const stalls = await court.stallIdsOf(order);
  expect(await news()).toEqual([1, 1]);
  for (const [stall, ids] of [
    ['pollo', [order.id]],
    ['postre', [order.id]],
  ] as const) {
    expect(await list(`supplier_id=${court.branchId(stall)}`)).toEqual(ids);
    expect(await list(`order_id=${stalls[stall]}`)).toEqual(ids);
  }
  const branches = [court.branchId('postre')];
  const { backend } = paying;
  const baker = await joinStaff({ backend, slug: court.slug, role: 'manager', branches });
  const read = await baker.at({ path: '/staff/conversations.json' });
  expect((read.body as { conversations: Conversation[] }).conversations).toMatchObject([{ id }]);
  const answer = {
    method: 'PUT',
    path: `/staff/help_requests/${id}.json`,
    body: { answer: 'Ya sale' },
  } as const;
  expect((await baker.at(answer)).status).toBe(200);
  expect(await news()).toEqual([0, 0]);
});
