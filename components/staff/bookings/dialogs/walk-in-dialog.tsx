'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDay } from '@/components/staff/bookings/day-context';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useBookingFault } from '@/components/staff/bookings/use-booking-text';
import { useSending } from '@/components/staff/use-sending';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { useNow } from '@/lib/browser/use-now';
import { takeWalkIn } from '@/lib/contract/staff/booking-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { PeopleChoice } from './people-choice';
import { TableChoice } from './table-choice';
import { useSendKey } from './use-send-key';

/** A table is shown as free where nobody comes within half an hour; the server asks for the whole stay. */
const LEAST_MS = 30 * 60_000;
const MOST_NAME = 40;

/** A party that stands at the door: two taps, and three where the host chooses the table. */
export function WalkInDialog({ tableId: asked, onDone }: { tableId: number | null; onDone: () => void }) {
  const t = useTranslations('StaffBookings');
  const { http } = useStaff();
  const { slug, day, show, open } = useDay();
  const now = useNow();
  const [people, setPeople] = useState(2);
  const [name, setName] = useState('');
  const [tableId, choose] = useState(asked);
  const keyOf = useSendKey();
  const { press, isPending, fault } = useSending(async () => {
    const table = tableId === null ? {} : { table_id: tableId };
    const called = name.trim() === '' ? {} : { name: name.trim() };
    const body = { supplier_id: day.supplier_id, people, ...table, ...called };
    const made = await http(slug)(takeWalkIn, { body, idempotencyKey: keyOf(body) });
    show(made);
    onDone();
    open(made.id);
  }, useBookingFault());
  const hasAccount = day.accounts.some(({ table_id: id }) => id === tableId);
  const label = hasAccount ? (day.tables.find(({ id }) => id === tableId)?.label ?? null) : null;
  return (
    <Dialog title={t('walk_in_title')} closeLabel={t('keep')} onClose={onDone}>
      <div className="grid gap-4">
        <PeopleChoice {...{ people }} canChoose onPeople={setPeople} />
        <TableChoice
          label={t('table')}
          own={t('walk_in_any')}
          value={tableId}
          span={{ from: now.toISOString(), to: new Date(now.getTime() + LEAST_MS).toISOString() }}
          onChange={choose}
        />
        {label !== null && <p className="text-danger">{t('seat_account', { label })}</p>}
        <Field label={t('walk_in_name')} value={name} onChange={setName} maxLength={MOST_NAME} />
        <FaultText {...{ fault }} />
        <button type="button" className="button" disabled={isPending} onClick={press}>
          {t('seat_go', { people: t('people', { count: people }) })}
        </button>
      </div>
    </Dialog>
  );
}
