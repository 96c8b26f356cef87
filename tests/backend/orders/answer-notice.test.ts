import { NOTICES } from '@/backend/jobs/lanes';
import type { OrderHelp } from '@/lib/contract/orders/help-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runLane } from '@/tests/support/backend/run-jobs';
import { dropWaiting } from '@/tests/support/database/drop-waiting';
import { openMailServer } from '@/tests/support/shops/doubles/mail-server';
import { CONTACT, type Diner, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

const NOON = new Date('2026-11-18T17:00:00Z');
const HOUR_MS = 3_600_000;
let mails: Awaited<ReturnType<typeof openMailServer>>;
let backend: TestBackend;
let shop: Shop;
let ana: Diner;
let order: Order;
let headers: Record<string, string>;
beforeAll(async () => {
  mails = await openMailServer();
  backend = await createTestBackend({ MAIL_URL: mails.url, MAIL_FROM: mails.from });
});
beforeEach(async () => {
  await dropWaiting(backend.db, NOTICES);
  backend.clock.now = NOON;
  mails.got.splice(0);
  shop = await openShop(backend);
  ana = await shop.createDiner();
  headers = await staffOf({ backend, slug: shop.slug })('orders:read', 'orders:write');
  order = (await shop.placeCart(ana, await shop.fillCart(ana, { contact: CONTACT }))).body as Order;
});
afterAll(async () => {
  await backend.close();
  await mails.close();
});

const pass = (hours: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + hours * HOUR_MS);
};
const choose = () =>
  shop.ask({
    ...{ method: 'PUT', path: `/orders/${order.id}/notices.json`, body: { by: 'mail' } },
    headers: { ...ana.headers, lang: 'es' },
  });
let asked = 0;
const write = async () => {
  const { body } = await shop.ask({
    ...{ method: 'POST', path: `/orders/${order.id}/help.json`, body: { words: 'Falta el jugo' } },
    headers: { ...ana.headers, 'idempotency-key': `told-${++asked}` },
  });
  return (body as OrderHelp).messages.findLast(({ from }) => from === 'diner')?.id ?? 0;
};
const answer = (id: number, text: string) =>
  shop.ask({ method: 'PUT', path: `/staff/help_requests/${id}.json`, headers, body: { answer: text } });
const told = async () => {
  await runLane(NOTICES, backend.deps);
  return mails.got.splice(0).filter(({ data }) => data.includes('respuesta'));
};
const finish = async () => {
  for (const status of ['accepted', 'preparation', 'packed', 'delivered'])
    await shop.ask({
      ...{ method: 'PUT', path: `/staff/orders/${order.id}/status.json`, headers, body: { status } },
    });
  await told();
};

describe('that the branch answered (rule orders/notices)', () => {
  it('is told to who chose notices, also of an order that has come, without the words, once a day', async () => {
    await choose();
    await finish();
    const id = await write();
    await answer(id, 'Ya sale otro jugo');
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    // A long line of a mail is broken anywhere.
    expect(mail?.data.replace(/=\r?\n/g, '')).toContain('#token=');
    expect(mail?.data).not.toContain('otro jugo');
    pass(1);
    await answer(await write(), 'Salió');
    expect(await told()).toEqual([]);
    pass(24);
    await answer(await write(), 'De nuevo');
    expect(await told()).toHaveLength(1);
  });

  it('is not told to who chose none, nor where the diner has written again before it leaves', async () => {
    await answer(await write(), 'Ya va');
    expect(await told()).toEqual([]);
    await choose();
    await answer(await write(), 'Ya casi');
    await write();
    expect(await told()).toEqual([]);
  });
});
