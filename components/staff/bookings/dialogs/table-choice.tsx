'use client';

import { useTranslations } from 'next-intl';
import { useDay } from '@/components/staff/bookings/day-context';
import { useHours } from '@/components/staff/shop';
import { SelectField } from '@/components/ui/select-field';
import { useNow } from '@/lib/browser/use-now';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import { freeOf } from '@/lib/domain/staff/booking-day';

type Span = { from: string; to: string };

/** Says how a table is in that time: its seats, who has it, until when it is free. */
function useTableText(span: Span, exceptId: number | null) {
  const t = useTranslations('StaffBookings');
  const { clock } = useHours();
  const { day } = useDay();
  const now = useNow();
  return ({ id, label, seats }: BookingDay['tables'][number]): { text: string; isFree: boolean } => {
    const { isFree, until } = freeOf({ bookings: day.bookings, tableId: id, span, exceptId, now });
    const hasAccount = day.accounts.some(({ table_id: table }) => table === id);
    const how = !isFree
      ? t('table_taken')
      : hasAccount
        ? t('table_account')
        : until === null
          ? t('table_free')
          : t('table_free_until', { hour: clock(until, day.timezone) });
    return {
      text: [t('tables', { count: 1, labels: label }), t('seats', { count: seats ?? 0 }), how].join(' · '),
      isFree,
    };
  };
}

/** One table of those that are booked. @param own the words of no choice @param exceptId whose own tables are free to it */
export function TableChoice({
  label,
  own,
  value,
  span,
  exceptId = null,
  onChange,
}: {
  label: string;
  own: string;
  value: number | null;
  span: Span;
  exceptId?: number | null;
  onChange: (tableId: number | null) => void;
}) {
  const { day } = useDay();
  const say = useTableText(span, exceptId);
  const options = day.tables
    .filter((table) => table.is_booked)
    .map((table) => {
      const { text, isFree } = say(table);
      return { value: String(table.id), text, disabled: !isFree };
    });
  return (
    <SelectField
      {...{ label, options }}
      empty={own}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  );
}
