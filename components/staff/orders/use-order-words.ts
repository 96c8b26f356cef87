'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useStateText } from '@/components/staff/board/use-step-text';
import { useHours } from '@/components/staff/shop';
import type { ListedOrder } from '@/lib/contract/staff/day/order-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';

/** The list says this of an order's money: to be given back before all, then given back, paid, and to be paid; an order that came and is unpaid stands out. */
export type MoneyMark = 'owed' | 'refunded' | 'paid' | 'unpaid' | 'open';

const CAME: readonly ListedOrder['status'][] = ['delivered', 'finished'];

export function moneyMarkOf({ owed, refunded, paid, total, status }: ListedOrder): MoneyMark | null {
  if (owed > 0) return 'owed';
  if (refunded > 0) return 'refunded';
  if (paid >= total && paid > 0) return 'paid';
  if (status === 'cancelled' || total === 0) return null;
  return CAME.includes(status) ? 'unpaid' : 'open';
}

/** Says an order of any day in words, in the hours of its branch. */
export function useOrderWords({ timezone, currency }: { timezone: string; currency: Currency }) {
  const t = useTranslations('StaffOrders');
  const staff = useTranslations('Staff');
  const method = useTranslations('Methods');
  const format = useFormatter();
  const { moment, clock } = useHours();
  const sayState = useStateText();
  const money = (amount: number) => formatAmount({ amount, currency });
  return {
    money,
    /** `at`: an instant. */
    moment: (at: string) => moment(at, timezone, { weekday: 'short', day: 'numeric', month: 'short' }),
    /** `at`: an instant of a day that is known. */
    clock: (at: string) => clock(at, timezone),
    /** `of`: a business day. */
    day: (of: string) => format.dateTime(new Date(`${of}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
    /** An account of a table is open until it is closed: nobody accepts it. */
    state: ({ status, is_account: isAccount }: Pick<ListedOrder, 'status' | 'is_account'>) =>
      isAccount && status === 'in_progress' ? staff('state_open_account') : (sayState(status) ?? status),
    /** The ways to pay, each with its sum where they are several. */
    methods: (ways: ListedOrder['methods']): string =>
      ways
        .map(({ method: one, amount }) => (ways.length > 1 ? `${method(one)} ${money(amount)}` : method(one)))
        .join(' + '),
    method,
    where: ({ seat, service }: Pick<ListedOrder, 'seat' | 'service'>) =>
      seat ? staff(`seat_${seat.kind}`, { label: seat.label }) : staff(`service_${service}`),
    mark(order: ListedOrder): string | null {
      const mark = moneyMarkOf(order);
      return mark && t(`mark_${mark}`, { amount: money(order.owed || order.refunded) });
    },
  };
}
