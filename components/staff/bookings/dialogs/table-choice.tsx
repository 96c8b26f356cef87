'use client';

import { useDay } from '@/components/staff/bookings/day-context';
import { SelectField } from '@/components/ui/select-field';
import { useTableText } from './use-table-text';

type Span = { from: string; to: string };

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
      return { value: String(table.id), text: say.whole(table), disabled: !say.stateOf(table).isFree };
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
