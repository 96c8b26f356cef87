import { randomUUID } from 'node:crypto';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { MoneyClose, MoneyCloses } from '@/lib/contract/staff/day/close-calls';
import type { DayMoney, MoneyMoves, MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import type { WholeOrder } from '@/lib/contract/staff/day/order-calls';
import type { Answer } from '@/tests/support/backend/backend';
import type { joinStaff } from '@/tests/support/shops/person';
import type { Sharing } from '@/tests/support/shops/sharing-shop';

type Person = Awaited<ReturnType<typeof joinStaff>>;

/** The calls of somebody about the money of a branch. */
export function openTill({ shop, person }: { shop: Sharing; person: Person }) {
  const supplier_id = shop.branchId();
  const read = async <T>(path: string): Promise<T> =>
    (await person.at({ path: `${path}${path.includes('?') ? '&' : '?'}supplier_id=${supplier_id}` }))
      .body as T;
  const send = (method: string, path: string, body: object, key: string = randomUUID()): Promise<Answer> =>
    person.at({ method, path, body, headers: { 'idempotency-key': key } });
  return {
    send,
    reading: () => read<MoneyReading>('/staff/money/reading.json'),
    day: (date?: string) => read<DayMoney>(`/staff/money.json${date ? `?date=${date}` : ''}`),
    moves: (query = '') => read<MoneyMoves>(`/staff/money/moves.json${query}`),
    closes: () => read<MoneyCloses>('/staff/closes.json'),
    drawer: (kind: string, amount: number, reason?: string, key?: string) =>
      send('POST', '/staff/money/drawer.json', { supplier_id, kind, amount, reason }, key),
    correct: (id: number, method: string) =>
      send('PUT', `/staff/payments/${id}/method.json`, { method, reason: 'Pasó la tarjeta' }),
    close: (number: number, counted: number, key?: string) =>
      send('POST', '/staff/closes.json', { supplier_id, number, counted }, key),
    order: async (id: number) =>
      (await person.at({ path: `/staff/day/orders/${id}.json` })).body as WholeOrder,
    one: async ({ id }: { id: number }) =>
      (await person.at({ path: `/staff/closes/${id}.json` })).body as MoneyClose,
    /** A table eats for so much and pays it all at once; a tip is left beside it. */
    async sell(
      label: string,
      { amount, tip = 0, ...how }: { amount: number; tip?: number; method?: string; cash_amount?: number },
    ): Promise<StaffAccount> {
      const [table] = (await shop.write('select id from tables where instance_id = $1 and label = $2', [
        label,
      ])) as { id: number }[];
      const opened = await send('POST', `/staff/tables/${table?.id}/account.json`, {});
      if (opened.status !== 201) throw new Error(opened.text);
      const account = opened.body as StaffAccount;
      await shop.serve(account, null, amount);
      const paid = await send('POST', `/staff/accounts/${account.id}/payments.json`, {
        ...{ method: 'cash', ...how },
        part: { kind: 'all', tip: { include: tip > 0 ? 'YES' : 'NO', percent: 0, customValue: tip } },
      });
      if (paid.status !== 201) throw new Error(paid.text);
      // The table is free again.
      await send('PUT', `/staff/accounts/${account.id}/status.json`, { status: 'closed_account' });
      return paid.body as StaffAccount;
    },
  };
}
