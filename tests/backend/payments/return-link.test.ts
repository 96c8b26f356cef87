import type { Order } from '@/lib/contract/orders/orders';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { CONTACT, type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let eva: Diner;
let order: Order;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
});
beforeEach(async () => {
  paying.setFaults({ muteEvents: false, eventFirst: false });
  await paying.forgetDue();
  [ana, eva] = [await shop.createDiner(), await shop.createDiner()];
  order = await shop.place(ana);
});
afterAll(() => paying.close());

const tokensOf = (of: Order) =>
  shop.charges(of).map(({ redirect_url: url }) => new URL(url ?? '').searchParams.get('return') ?? 'none');
const post = (end: string, who: Diner, body: object) =>
  shop.ask({ method: 'POST', path: `/orders/${order.id}/${end}.json`, headers: who.headers, body });
const open = (token: string, who = eva) => post('return_link', who, { token });

describe('the address that a gateway returns to (rule payments/return)', () => {
  it('says in another browser how the payment stands, and nothing personal', async () => {
    await shop.pay(ana, order);
    const [token = ''] = tokensOf(order);
    expect((await open(token)).body).toMatchObject({ payment: 'pending' });
    paying.settle();
    await shop.until(ana, order, 'success');
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      number: order.number,
      bck_purchase_id: order.bck_purchase_id,
      supplier: { name: order.supplier.name, phone: order.supplier.phone, whatsapp: order.supplier.whatsapp },
      service: order.service,
      subservice: order.subservice,
      is_account: false,
      payment: 'success',
    });
    for (const secret of [CONTACT.name, CONTACT.email, CONTACT.phone])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('opens nothing else, is in no row, and another link is none', async () => {
    await shop.pay(ana, order);
    const [token = ''] = tokensOf(order);
    for (const end of ['link', 'status_link', 'rating_link'])
      expect(keyOf(await post(end, eva, { token }))).toBe('not_found');
    expect(keyOf(await post('members', eva, { token, terms: true }))).toBe('not_found');
    expect(keyOf(await open('x'.repeat(43)))).toBe('not_found');
    const rows = await paying.backend.db.system((sql) => sql('select l::text from purchase_links l'));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends after two hours', async () => {
    await shop.pay(ana, order);
    const [token = ''] = tokensOf(order);
    paying.pass(2 * 3_600_000);
    expect(keyOf(await open(token))).toBe('link_expired');
  });

  it('is not found once its payment belongs to another order (rule booking/deposit)', async () => {
    await shop.pay(ana, order);
    const [token = ''] = tokensOf(order);
    paying.settle();
    await shop.until(ana, order, 'success');
    const account = await shop.place(ana);
    await paying.backend.db.system((sql) =>
      sql('update payments set purchase_id = $2, attempt = attempt + 9 where purchase_id = $1', [
        order.id,
        account.id,
      ]),
    );
    expect(keyOf(await open(token))).toBe('not_found');
  });

  it('is of the payment that it was made for', async () => {
    await shop.pay(ana, order, '4111111111111111');
    paying.settle();
    await shop.until(ana, order, 'declined');
    await shop.pay(ana, order);
    paying.settle();
    await shop.until(ana, order, 'success');
    const [first = '', second = ''] = tokensOf(order);
    expect((await open(first)).body).toMatchObject({ payment: 'declined' });
    expect((await open(second)).body).toMatchObject({ payment: 'success' });
  });
});
