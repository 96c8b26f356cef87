'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDay } from '@/components/staff/bookings/day-context';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useBookingFault, useDateText } from '@/components/staff/bookings/use-booking-text';
import { useShop } from '@/components/staff/shop';
import { useSending } from '@/components/staff/use-sending';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { ApiError } from '@/lib/clients/api-error';
import { makeBooking } from '@/lib/contract/staff/booking-calls';
import { toPhone } from '@/lib/domain/people/phone-numbers';
import { nightDateOf } from '@/lib/domain/staff/booking-day';
import { CLOCK_TIME } from '@/lib/domain/time/clock-time';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { PeopleChoice } from './people-choice';
import { useSendKey } from './use-send-key';

const MOST_NAME = 120;
const MOST_NOTES = 500;

/** Somebody calls: for the day that is shown, at any hour from now on. An hour before the day begins is one of its night. */
export function NewBookingDialog({ onDone }: { onDone: () => void }) {
  const t = useTranslations('StaffBookings');
  const sayDate = useDateText();
  const { http } = useStaff();
  const { slug, day, show, open } = useDay();
  const { country } = useShop();
  const [people, setPeople] = useState(2);
  const [hour, setHour] = useState('');
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [notes, setNotes] = useState('');
  const keyOf = useSendKey();
  const own = useBookingFault();
  const sayFault = (error: unknown) =>
    error instanceof ApiError && error.key === 'invalid_input' ? t('new_check') : own(error);
  const { press, isPending, fault } = useSending(async () => {
    if (country === null) return;
    const contact = { name: name.trim(), ...toPhone({ country, text: phone }) };
    const date = nightDateOf({ day, hour });
    const body = { supplier_id: day.supplier_id, date, hour, people, contact, notes: notes.trim() };
    const made = await http(slug)(makeBooking, { body, idempotencyKey: keyOf(body) });
    show(made);
    onDone();
    open(made.id);
  }, sayFault);
  const isWhole = CLOCK_TIME.test(hour) && name.trim() !== '' && phone.trim() !== '';
  return (
    <Dialog title={t('new_title', { date: sayDate(day.date) })} closeLabel={t('keep')} onClose={onDone}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) press();
        }}
      >
        <PeopleChoice {...{ people }} onPeople={setPeople} />
        <Field label={t('new_hour')} type="time" value={hour} onChange={setHour} />
        <Field label={t('new_name')} value={name} onChange={setName} maxLength={MOST_NAME} />
        <Field label={t('new_phone')} type="tel" inputMode="tel" value={phone} onChange={setPhone} />
        <Field label={t('new_notes')} value={notes} onChange={setNotes} maxLength={MOST_NOTES} />
        <FaultText {...{ fault }} />
        <button type="submit" className="button" disabled={isPending || !isWhole}>
          {t('new_go')}
        </button>
      </form>
    </Dialog>
  );
}
