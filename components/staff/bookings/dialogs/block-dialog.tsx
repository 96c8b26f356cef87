'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDay } from '@/components/staff/bookings/day-context';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useBookingFault } from '@/components/staff/bookings/use-booking-text';
import { useSending } from '@/components/staff/use-sending';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { useNow } from '@/lib/browser/use-now';
import { ApiError } from '@/lib/clients/api-error';
import { blockTable } from '@/lib/contract/staff/booking-calls';
import { nightDateOf } from '@/lib/domain/staff/booking-day';
import { CLOCK_TIME, DAY_MINUTES, toClockTime, toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useSendKey } from './use-send-key';

const MOST_NOTE = 200;
/** Two hours, unless the host says otherwise. */
const USUAL_MINUTES = 120;

/** The next half hour of today, or the beginning of another day. */
function useFirstHour(): string {
  const { day } = useDay();
  const now = useNow();
  const isToday = day.date === day.today;
  const at = isToday ? now : new Date(day.span.from);
  const { minute } = localMoment({ at, timezone: day.timezone });
  return toClockTime(Math.floor(minute / 30) * 30);
}

function useTableOptions() {
  const t = useTranslations('StaffBookings');
  return useDay()
    .day.tables.filter((one) => one.is_booked)
    .map(({ id, label, seats }) => ({
      value: String(id),
      text: [t('tables', { count: 1, labels: label }), t('seats', { count: seats ?? 0 })].join(' · '),
    }));
}

/** A table that is not to be given, for a span of the evening. An hour before the day begins is one of its night. */
export function BlockDialog({
  tableId: asked,
  from: tapped,
  onDone,
}: {
  tableId: number | null;
  from: string | null;
  onDone: () => void;
}) {
  const t = useTranslations('StaffBookings');
  const { http } = useStaff();
  const { slug, day, show } = useDay();
  const first = useFirstHour();
  const options = useTableOptions();
  const [tableId, choose] = useState(asked ?? Number(options[0]?.value ?? 0));
  const [from, setFrom] = useState(tapped ?? first);
  const [to, setTo] = useState(() => toClockTime((toMinutes(tapped ?? first) + USUAL_MINUTES) % DAY_MINUTES));
  const [note, setNote] = useState('');
  const keyOf = useSendKey();
  const own = useBookingFault();
  const sayFault = (error: unknown) =>
    error instanceof ApiError && error.key === 'invalid_input' ? t('block_hours') : own(error);
  const { press, isPending, fault } = useSending(async () => {
    const date = nightDateOf({ day, hour: from });
    const body = { supplier_id: day.supplier_id, table_id: tableId, date, from, to, note: note.trim() };
    show(await http(slug)(blockTable, { body, idempotencyKey: keyOf(body) }));
    onDone();
  }, sayFault);
  const isWhole = CLOCK_TIME.test(from) && CLOCK_TIME.test(to) && tableId > 0;
  return (
    <Dialog title={t('block_title')} closeLabel={t('keep')} onClose={onDone}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) press();
        }}
      >
        <p>{t('block_text')}</p>
        <SelectField
          {...{ options }}
          label={t('table')}
          value={String(tableId)}
          onChange={(id) => choose(Number(id))}
        />
        <div className="block-hours">
          <Field label={t('block_from')} type="time" value={from} onChange={setFrom} />
          <Field label={t('block_to')} type="time" value={to} onChange={setTo} />
        </div>
        <Field label={t('block_note')} value={note} onChange={setNote} maxLength={MOST_NOTE} />
        <FaultText {...{ fault }} />
        <button type="submit" className="button" disabled={isPending || !isWhole}>
          {t('block_go')}
        </button>
      </form>
    </Dialog>
  );
}
