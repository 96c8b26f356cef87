import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { openPushBackend } from '@/tests/support/shops/push-shop';
import { ADDRESS, CASH, CONTACT } from '@/tests/support/shops/shop';

type Push = Awaited<ReturnType<typeof openPushBackend>>;
const NOON = new Date('2026-11-18T17:00:00Z');
let push: Push;
let shop: Awaited<ReturnType<Push['openPushShop']>>;
beforeAll(async () => {
  push = await openPushBackend();
});
beforeEach(async () => {
  push.backend.clock.now = NOON;
  shop = await push.openPushShop();
});
afterAll(() => push.close());

const bodies = () => push.service.heard.map(({ said }) => said.body);

/** An order whose every field says something that stands nowhere else; what it holds besides, and the token of who ordered. */
async function placeWithCanaries() {
  const who = { name: 'Canario Uno', phone: '3219876543', email: 'canario@dos.example', dni: '1099887766' };
  const where = { address: 'Calle Canario 4', address_optional: 'Canario cinco', reference: 'Canario seis' };
  const invoice = { name: 'Canario Siete', type: 'NIT', number: '900555444-3' };
  const [line, note] = ['Canario ocho', 'Canario nueve'];
  const { shop: own, ana } = shop;
  const limonada = { id: own.offerId('limonada'), comment: line };
  const added = (await own.add(ana, limonada, { service: 'delivery' })).body as Cart;
  const settled = await own.settle(ana, added.purchase_id, {
    ...{ contact: { ...CONTACT, ...who }, place: { ...ADDRESS, ...where }, comment: note, invoice },
    ...CASH,
  });
  const order = (await own.placeCart(ana, settled.body as Cart)).body as Order;
  const canaries = [...Object.values({ ...who, ...where }), invoice.name, invoice.number, line, note];
  const [row] = await push.backend.db.system((sql) =>
    sql<{ row: string }>(
      `select concat(p.details, (select jsonb_agg(l.comment) from purchase_lines l
         where l.instance_id = p.instance_id and l.purchase_id = p.id)) as row from purchases p where p.id = $1`,
      [order.id],
    ),
  );
  expect(canaries.filter((one) => !row?.row.includes(one))).toEqual([]);
  return {
    order,
    words: [...canaries, ana.headers.token ?? '', ...order.products.map((one) => one.name)],
  };
}

describe('what is told by web push (rule orders/notices)', () => {
  it('goes to the browser that chose last, once for each step, in its language', async () => {
    const { id, number } = await shop.place();
    await shop.choose(id, 'push', push.service.subscribe());
    const target = push.service.subscribe();
    await shop.choose(id, 'push', target, 'en');
    await shop.move(id, 'accepted');
    await Promise.all([push.sendNotices(), push.sendNotices()]);
    await push.sendNotices();
    await shop.move(id, 'preparation', 'packed');
    await push.sendNotices();
    expect(push.service.heard.map(({ endpoint }) => endpoint)).toEqual([target.endpoint, target.endpoint]);
    expect(bodies()).toEqual([
      `Your order #${number} was accepted.`,
      `Your order #${number} is ready for pickup.`,
    ]);
    expect(push.service.heard[0]?.headers).toMatchObject({ ttl: '14400', urgency: 'high' });
    // A notice that still waits at the service is replaced.
    expect(new Set(push.service.heard.map(({ headers }) => headers.topic)).size).toBe(1);
    const ids = push.service.heard.map(({ said }) => said.id);
    expect(new Set(ids).size).toBe(2);
    const { path: opened } = push.service.heard[0]?.said ?? { path: '' };
    expect(opened).toBe(`/centro/order/${id}`);
    expect(push.mails.got).toEqual([]);
  });

  it('holds nothing of the diner, sealed or not, and nor does the log', async () => {
    const { order, words } = await placeWithCanaries();
    const target = push.service.subscribe();
    await shop.choose(order.id, 'push', target);
    push.service.answerWith(503, 400, 410);
    await shop.move(order.id, 'accepted');
    await push.sendNotices();
    push.pass(30_000);
    await push.sendNotices();
    await shop.move(order.id, 'preparation', 'packed', 'on_the_way');
    await push.sendNotices();
    expect(push.service.heard).toHaveLength(3);
    for (const { text, said, headers, endpoint } of push.service.heard) {
      expect(Object.keys(said)).toEqual(['id', 'order', 'title', 'body', 'lang', 'path']);
      const all = `${text} ${JSON.stringify(headers)} ${endpoint}`;
      expect(words.filter((one) => all.includes(one))).toEqual([]);
      expect(text).not.toContain('token');
    }
    const log = push.backend.logged.join('\n');
    expect(log).toContain('the push service said 400');
    const secret = [...words, target.endpoint, target.p256dh, target.auth];
    expect(secret.filter((one) => log.includes(one))).toEqual([]);
  });

  it('comes again with the same id after an answer that was lost', async () => {
    const { id } = await shop.place();
    await shop.choose(id, 'push', push.service.subscribe());
    push.service.answerWith(503);
    await shop.move(id, 'accepted');
    await push.sendNotices();
    await push.sendNotices();
    push.pass(30_000);
    await push.sendNotices();
    expect(push.service.heard.map(({ said }) => said.id)).toEqual(
      Array(2).fill(push.service.heard[0]?.said.id),
    );
  });

  it('is not tried again where the service refuses it', async () => {
    const { id } = await shop.place();
    await shop.choose(id, 'push', push.service.subscribe());
    push.service.answerWith(403);
    await shop.move(id, 'accepted');
    await push.sendNotices();
    push.pass(3_600_000);
    await push.sendNotices();
    expect(push.service.heard).toHaveLength(1);
    expect(await shop.read(id)).toMatchObject({ by: 'push' });
  });

  it.each([404, 410])(
    'forgets a browser of which its service says %s, and says that nothing was sent',
    async (status) => {
      const { id } = await shop.place();
      await shop.choose(id, 'push', push.service.subscribe());
      push.service.answerWith(status);
      await shop.move(id, 'accepted');
      await push.sendNotices();
      expect(await shop.read(id)).toMatchObject({ by: null });
      expect(await shop.listBrowsers()).toEqual([]);
      const sent = await push.backend.db.system((sql) =>
        sql('select way, sent_at, send_at from order_notices where instance_id = $1 and kind = $2', [
          shop.shop.instanceId,
          'accepted',
        ]),
      );
      expect(sent).toEqual([{ way: null, sent_at: null, send_at: null }]);
    },
  );

  it('keeps the browser that was chosen while the service said that the one before is gone', async () => {
    const { id } = await shop.place();
    await shop.choose(id, 'push', push.service.subscribe());
    const later = push.service.subscribe();
    push.service.meanwhile(() => shop.choose(id, 'push', later));
    push.service.answerWith(410);
    await shop.move(id, 'accepted');
    await push.sendNotices();
    expect(await shop.listBrowsers()).toEqual([{ endpoint: later.endpoint }]);
  });

  it('stops at twenty a day to one diner, over all their orders', async () => {
    for (let told = 0; told < 22; told += 1) {
      const { id } = await shop.place();
      await shop.choose(id, 'push', push.service.subscribe());
      await shop.move(id, 'accepted');
      await push.sendNotices();
    }
    expect(push.service.heard).toHaveLength(20);
  });
});
