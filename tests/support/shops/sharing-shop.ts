import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { WaitingPayment } from '@/lib/contract/staff/payment-calls';
import type { Account } from '@/lib/contract/table/account';
import type { Answer } from '@/tests/support/backend/backend';
import { serveAccounts } from './dining-shop';
import { CARDS, type PayingBackend } from './gateway';
import { openPayingShop } from './paying-shop';
import type { Diner, Shop } from './shop';
import { BUYER, tablesOf } from './table-shop';

const WAYS = ['card', 'nequi', 'pse', 'cash', 'card_reader'] as const;
const CONTENT = { name: { es: 'Plato' }, image: null, isAlcoholic: false, options: [] };

/** Tables whose accounts are paid in every way of a table. */
export const sharingTables = (): Partial<TenantBundle> =>
  tablesOf({ paymentMethods: WAYS.map((method) => ({ method, services: ['take_away', 'on_table'] })) });

export const holder = { holder_dni_type: 'CC', holder_dni: '1020304050' };

/** The number of the card, or its token; other fields of the call are as given. */
type PayOptions = { number?: string; key?: string; token?: string };

/** Adds what people do who pay the account of a table in shares, and who takes their money. */
export async function serveShares<S extends Omit<Shop, 'placeCart'>>(shop: S, paying: PayingBackend) {
  const dining = await serveAccounts(shop);
  const { ask, post, read, instanceId, backend } = dining;
  const staff = await dining.asStaff('tables:write');
  const write = (text: string, values: readonly unknown[]) =>
    backend.db.tenant(instanceId, (sql) => sql(text, [instanceId, ...values]));
  const query = (id: number | undefined) => (id === undefined ? '' : `?id=${id}`);
  const hold = (diner: Diner, wish: object, id?: number): Promise<Answer> =>
    post(diner, `/on_table/account/shares.json${query(id)}`, wish);
  const mineIn = ({ shares }: Account) => shares.find(({ is_mine }) => is_mine);
  return {
    ...dining,
    staff,
    write,
    hold,
    /** A line of so much on the bill, as if the diner had sent it; null: staff did. */
    async serve(
      account: { id: number },
      diner: Diner | null,
      amountMinor: number,
      isForAll = false,
    ): Promise<number> {
      await write(
        `insert into rounds (instance_id, purchase_id, number, sent_at) values ($1, $2, 1, $3) on conflict do nothing`,
        [account.id, backend.clock.now],
      );
      const [line] = await backend.db.tenant(instanceId, (sql) =>
        sql<{ id: number }>(
          `insert into purchase_lines (instance_id, purchase_id, offer_id, count, unit_minor, content, created_at, member_id,
             for_all, round, state)
           values ($1, $2, $3, 1, $4, $5, $6, $7, $8, 1, 'sent') returning id`,
          [
            instanceId,
            account.id,
            dining.offerId('bandeja'),
            amountMinor,
            JSON.stringify(CONTENT),
            backend.clock.now,
            diner?.id ?? null,
            isForAll,
          ],
        ),
      );
      await write(
        `update purchases set total_minor = total_minor + $3, number = coalesce(number, next_order_number()),
           bill = jsonb_build_array(jsonb_build_object('kind', 'products', 'amountMinor', total_minor + $3))
         where instance_id = $1 and id = $2`,
        [account.id, amountMinor],
      );
      return line?.id ?? 0;
    },
    /** @returns the held share @throws an error that says why there is none */
    async held(diner: Diner, wish: object, id?: number) {
      const answer = await hold(diner, wish, id);
      const share = answer.status === 200 ? mineIn(answer.body as Account) : undefined;
      if (!share) throw new Error(`no share is held: ${JSON.stringify(answer.body)}`);
      return share;
    },
    drop: ({ headers }: Diner, shareId: number, id?: number): Promise<Answer> =>
      ask({ method: 'DELETE', path: `/on_table/account/shares/${shareId}.json${query(id)}`, headers }),
    async payShare(
      diner: Diner,
      account: { id: number },
      shareId: number | undefined,
      { number = CARDS.approved, key, token: given, ...more }: PayOptions & Record<string, unknown> = {},
    ): Promise<Answer> {
      const token = given ?? (await paying.tokenize(shop.slug, number));
      return ask({
        method: 'POST',
        path: '/payments.json',
        headers: { ...diner.headers, ...(key ? { 'idempotency-key': key } : {}) },
        body: {
          purchase_id: account.id,
          share_id: shareId,
          // A call with another method knows no card.
          ...(more.method === undefined ? { method: 'card', card: { token, ...holder } } : {}),
          acceptance: true,
          buyer: BUYER,
          ...more,
        },
      });
    },
    payShareInPerson: (
      { headers }: Diner,
      account: { id: number },
      shareId: number,
      body: object = { method: 'cash' },
    ) =>
      ask({
        method: 'PUT',
        path: `/payments/in_person/${account.id}.json`,
        headers,
        body: { ...body, share_id: shareId },
      }),
    waiting: async () =>
      (await ask({ path: '/staff/payments.json', headers: staff })).body as WaitingPayment[],
    take: (paymentId: number, taken = true): Promise<Answer> =>
      ask({
        method: 'PUT',
        path: `/staff/payments/${paymentId}/taken.json`,
        headers: staff,
        body: { taken },
      }),
    /** Asks for the bill. */
    bill: (account: { id: number }) =>
      write('update purchases set bill_asked_at = $3 where instance_id = $1 and id = $2', [
        account.id,
        backend.clock.now,
      ]),
    /** The shares of an account, as a member reads them. */
    sharesOf: async (diner: Diner, id?: number) =>
      (await read(diner, id)).shares.map(({ member, amount, tip, state }) => [member, amount, tip, state]),
  };
}
export const openSharing = async (paying: PayingBackend, changes: Partial<TenantBundle> = {}) =>
  serveShares(await openPayingShop(paying, { ...sharingTables(), ...changes }), paying);
export type Sharing = Awaited<ReturnType<typeof openSharing>>;
