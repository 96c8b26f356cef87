import { useTranslations } from 'next-intl';
import { useRoomPlace } from '@/components/staff/tables/room-place';
import { useAccountSending, useOneKey } from '@/components/staff/tables/use-table-sending';
import { ApiError } from '@/lib/clients/api-error';
import { addAccountLines, type StaffAccount } from '@/lib/contract/staff/account-calls';
import type { Chosen } from './chosen';

/** Refusals whose sentence names the dish. */
const OF_DISH = ['product_unavailable', 'out_of_stock', 'option_sold_out', 'product_max'] as const;

/** The dishes that are noted down for an account, kept while the room is open, and the call that sends them as one round. */
export function useAdding({ account, onSent }: { account: StaffAccount; onSent: () => void }) {
  const t = useTranslations('StaffTables');
  const errors = useTranslations('Errors');
  const { noted, note } = useRoomPlace();
  const { keyOf, forget } = useOneKey();
  const chosen = noted[account.id] ?? [];
  const { press, isPending, fault } = useAccountSending((error) => {
    if (!(error instanceof ApiError)) return null;
    if (error.key === 'not_found') return t('add_gone');
    const key = OF_DISH.find((one) => one === error.key);
    return key === undefined ? null : errors(key, { product: 'none', ...error.values });
  });
  return {
    ...{ chosen, isPending, fault },
    /** Notes one more. */
    add: (one: Chosen) => note(account.id, [...chosen, one]),
    drop: (key: string) =>
      note(
        account.id,
        chosen.filter((one) => one.key !== key),
      ),
    /** Sends all that are noted, and maybe one more. */
    send(last: readonly Chosen[] = []): void {
      const [first, ...others] = [...chosen, ...last].map(({ line }) => line);
      if (first === undefined) return;
      const lines: [typeof first, ...(typeof first)[]] = [first, ...others];
      void press(
        (ask) =>
          ask(addAccountLines, {
            ...{ params: { id: String(account.id) }, body: { lines } },
            idempotencyKey: keyOf([account.id, lines]),
          }),
        () => {
          forget();
          note(account.id, []);
          onSent();
        },
      );
    },
  };
}
export type Adding = ReturnType<typeof useAdding>;
