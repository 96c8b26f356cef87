import { randomUUID } from 'node:crypto';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Account, AccountAnswer } from '@/lib/contract/table/account';
import type { Answer, TestBackend } from '@/tests/support/backend/backend';
import { type Diner, openShop, type Shop } from './shop';
import { serveTables, tablesOf } from './table-shop';

const ON_TABLE = { service: 'on_table' };

/** Adds what people at the tables of an open account do. */
export async function serveAccounts<S extends Omit<Shop, 'placeCart'>>(shop: S) {
  const tables = await serveTables(shop);
  const { ask, post } = tables;
  const join = (diner: Diner, name = 'Ana'): Promise<Answer> =>
    post(diner, '/on_table/account/join.json', { name });
  const look = async ({ headers }: Diner, id?: number): Promise<AccountAnswer> => {
    const query = id === undefined ? '' : `?id=${id}`;
    const { body } = await ask({ path: `/on_table/account.json${query}`, headers });
    // A diner who sits nowhere is answered nothing at all.
    return (body as AccountAnswer | null) ?? { account: null, waiting: null };
  };
  const choose = async (diner: Diner, sku = 'limonada', more: Record<string, unknown> = {}): Promise<Cart> =>
    (await shop.add(diner, { id: shop.offerId(sku), ...more }, ON_TABLE)).body as Cart;
  /** Sends the drafts of the version that is there now, if none is named. */
  const send = async (
    diner: Diner,
    {
      whose = 'mine',
      version,
      key = randomUUID(),
    }: { whose?: 'mine' | 'all'; version?: number; key?: string } = {},
  ): Promise<Answer> => {
    const seen = version ?? (await look(diner)).account?.draft_versions[whose] ?? 0;
    const headers = { ...diner.headers, 'idempotency-key': key };
    const path = '/on_table/account/send.json';
    return ask({ method: 'POST', path, headers, body: { whose, version: seen } });
  };
  return {
    ...tables,
    join,
    look,
    /** The account as a member reads it. */
    async read(diner: Diner, id?: number): Promise<Account> {
      const { account } = await look(diner, id);
      if (!account) throw new Error('there is no account');
      return account;
    },
    /** Scans a table's code and joins its account. */
    async sitDown(label: string, name: string): Promise<Diner> {
      const diner = await tables.sit(label);
      await join(diner, name);
      return diner;
    },
    send,
    /** Chooses something and sends it. */
    async sent(diner: Diner, sku?: string, more?: Record<string, unknown>): Promise<Account> {
      await choose(diner, sku, more);
      return (await send(diner)).body as Account;
    },
    choose,
  };
}
export type Dining = Awaited<ReturnType<typeof openDining>>;

export const openDining = async (backend: TestBackend, changes: Partial<TenantBundle> = {}) =>
  serveAccounts(await openShop(backend, { ...tablesOf(), ...changes }));
