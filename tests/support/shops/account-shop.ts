import { randomBytes } from 'node:crypto';
import type { BackendConfig } from '@/backend/config';
import { makeContext } from '@/backend/make-context';
import { handleEvent, receiveEvent } from '@/backend/payments';
import { setAccount } from '@/backend/payments/accounts';
import { createKeyRing } from '@/backend/platform/sealing/key-ring';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { toEvent } from '@/backend/sandbox/sign-event';
import type { BundleBranch } from '@/backend/stored/tenant-bundle';
import { findInstanceById } from '@/backend/tenant';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createBranch } from '@/tests/support/backend/tenant-bundle';
import { CARDS, type PayingBackend } from './gateway';
import { openPayingShop } from './paying-shop';
import { CONTACT, type Diner } from './shop';

export const createAccountsKey = () => randomBytes(32).toString('base64');

export const withAccountsKey = (
  config: BackendConfig,
  key = createAccountsKey(),
  earlier: string[] = [],
) => ({
  ...config,
  payments: { ...config.payments, accountKeys: createKeyRing({ newest: key, earlier }) },
  measure: { ...config.measure, ring: createKeyRing({ newest: key, earlier }) },
});

/** Keys as a person gives them. The sandbox takes those of any name, each a merchant of its own. */
export const keysOf = (merchant: string) => {
  const { publicKey, privateKey, integritySecret, eventsSecret } = sandboxKeys(merchant);
  return {
    public_key: publicKey,
    private_key: privateKey,
    integrity_secret: integritySecret,
    events_secret: eventsSecret,
  };
};

/** A shop with two branches at Wompi, whose accounts are kept in the database. */
export async function openAccountShop(paying: PayingBackend) {
  const { backend } = paying;
  const paymentMethods: BundleBranch['paymentMethods'] = [{ method: 'card', services: ['take_away'] }];
  const branches = ['centro', 'norte'].map((slug) =>
    createBranch({ slug, paymentProvider: 'wompi', paymentMethods }),
  );
  const shop = await openPayingShop(paying, { branches });
  const { slug, instanceId } = shop;
  const set = (merchant: string, changes: Partial<Parameters<typeof setAccount>[0]['input']> = {}) =>
    setAccount({
      deps: backend.deps,
      input: { slug, branch: null, provider: 'wompi', isSame: false, keys: keysOf(merchant), ...changes },
    });
  async function place(diner: Diner, branch = 'centro'): Promise<Order> {
    const product = { id: shop.offerId('limonada', branch) };
    const { body } = await shop.add(diner, product, { supplier_id: shop.branchId(branch) });
    const { purchase_id } = body as Cart;
    const settled = await shop.settle(diner, purchase_id, { contact: CONTACT, payment_method: 'card' });
    return (await shop.placeCart(diner, settled.body as Cart)).body as Order;
  }
  /** With a card's token of a merchant: another one's is refused by the gateway. */
  const pay = async (
    diner: Diner,
    { id }: Pick<Order, 'id'>,
    merchant: string,
    card: string = CARDS.approved,
  ) =>
    shop.ask({
      method: 'POST',
      path: '/payments.json',
      headers: diner.headers,
      body: {
        purchase_id: id,
        method: 'card',
        card: {
          token: await paying.tokenize(merchant, card),
          holder_dni_type: 'CC',
          holder_dni: '1020304050',
        },
        acceptance: true,
      },
    });
  const statusOf = async (diner: Diner, { id }: Pick<Order, 'id'>) =>
    (await shop.get<Order>(diner, `/orders/${id}.json`)).payment?.status;
  const merchantsOf = (order: Order) => shop.charges(order).map((charge) => charge.slug);
  const accountOf = async ({ id }: Pick<Order, 'id'>) => {
    const rows = await backend.db.tenant(instanceId, (sql) =>
      sql<{ account_id: number | null }>(
        'select account_id from payments where instance_id = $1 and purchase_id = $2 order by attempt',
        [instanceId, id],
      ),
    );
    return rows.map(({ account_id }) => account_id);
  };
  /** The gateway's word about an order's charge, signed by a merchant; `id` names another charge. */
  function sign(order: Order, merchant: string, changes: { id?: string } = {}) {
    const [transaction] = shop.charges(order);
    if (!transaction) throw new Error('nothing was charged');
    const now = backend.clock.now.getTime();
    const secret = sandboxKeys(merchant).eventsSecret;
    return toEvent({ transaction: { ...transaction, ...changes }, secret, now });
  }
  const tell = (order: Order, { merchant, path }: { merchant: string; path: string }) =>
    shop.ask({ method: 'POST', path, body: sign(order, merchant) });
  /** The same, handled to its end. */
  async function deliver(
    order: Order,
    { merchant, path, ...changes }: { merchant: string; path: string; id?: string },
  ) {
    const instance = await findInstanceById({ db: backend.db, instanceId });
    if (!instance) throw new Error('the tenant is gone');
    const ctx = makeContext({ deps: backend.deps, instance, actor: { kind: 'gateway' } });
    const raw = JSON.stringify(sign(order, merchant, changes));
    const [, , provider = '', account = null] = path.split('/');
    const input = { provider, account, raw, headers: {} };
    for (const inboxId of await receiveEvent({ ctx, input })) await handleEvent({ ctx, inboxId });
  }
  return { ...shop, set, place, pay, statusOf, merchantsOf, accountOf, tell, deliver };
}
export type AccountShop = Awaited<ReturnType<typeof openAccountShop>>;

/** The path of an account's address, as the backend hears it. */
export const pathOf = ({ address }: { address: string | null }) =>
  new URL(address ?? '').pathname.replace('/services/payments', '');
