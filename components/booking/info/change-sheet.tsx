import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { SelectField } from '@/components/ui/select-field';
import { Sheet } from '@/components/ui/sheet';
import { Stepper } from '@/components/ui/stepper';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import type { Booking } from '@/lib/contract/booking/booking';
import { type BookingAccess, useBookingCalls, useBookingHours } from '@/lib/queries/booking/booking-info';
import { useDayName } from './booking-words';
import { HourChoice } from './hour-choice';

const NOTES = 500;
const FORM = 'change-booking';

/** Refused, the booking stays as it was, and so does what was chosen (rule booking/change). */
function useChange({
  booking,
  access,
  onDone,
}: {
  booking: Booking;
  access: BookingAccess;
  onDone: () => void;
}) {
  const { edit, isPending } = useBookingCalls(access);
  const { day, date, hour, people, notes } = booking;
  const [wish, setWish] = useState({ day, date, hour, people, notes });
  const [error, setError] = useState<unknown>(null);
  const schedule = useBookingHours({ branchId: booking.supplier.id, date: wish.day, people: wish.people });
  const choose = (part: Partial<typeof wish>) => {
    setError(null);
    setWish((before) => ({ ...before, ...part }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { day: _day, ...asked } = wish;
    const outcome = await edit(asked);
    if (outcome.kind === 'done') return onDone();
    setError(outcome.error);
    void schedule.refetch();
  };
  return { wish, choose, schedule, submit, error, isPending };
}

function NotesField({ value, onChange }: { value: string; onChange: (notes: string) => void }) {
  const t = useTranslations('BookInfo');
  return (
    <label className="field">
      <span className="field-label">{t('notes')}</span>
      <textarea
        className="input"
        rows={3}
        maxLength={NOTES}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

export function ChangeSheet({
  booking,
  access,
  onClose,
}: {
  booking: Booking;
  access: BookingAccess;
  onClose: () => void;
}) {
  const t = useTranslations('BookInfo');
  const dayName = useDayName();
  const textOf = useErrorText(useApp().tenant);
  const { wish, choose, schedule, submit, error, isPending } = useChange({
    booking,
    access,
    onDone: onClose,
  });
  const { data } = schedule;
  const days = data?.days.filter(({ state, date }) => state === 'open' || date === wish.day) ?? [
    { date: wish.day },
  ];
  const shown = error ?? (data ? null : schedule.error);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('change')}
      closeLabel={t('close')}
      footer={
        <button
          type="submit"
          form={FORM}
          className="button w-full"
          disabled={isPending || wish.hour === ''}
          aria-busy={isPending}
        >
          {t('change_save')}
        </button>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-4"
        onKeyDown={nextOnEnter}
        onSubmit={(event) => void submit(event)}
      >
        {shown !== null && (
          <p role="alert" className="error">
            {shown instanceof ApiError ? textOf(shown.key, shown.values) : textOf('internal')}
          </p>
        )}
        <div className="row items-center">
          <span className="font-semibold">{t('people')}</span>
          <Stepper
            value={wish.people}
            min={1}
            max={Math.max(data?.max_people ?? wish.people, wish.people)}
            onChange={(people) => choose({ people })}
            labels={{ group: t('people'), fewer: t('fewer'), more: t('more') }}
          />
        </div>
        <SelectField
          label={t('day')}
          value={wish.day}
          options={days.map(({ date }) => ({ value: date, text: dayName(date) }))}
          onChange={(day) =>
            choose(
              day === booking.day
                ? { day, date: booking.date, hour: booking.hour }
                : { day, date: day, hour: '' },
            )
          }
        />
        <HourChoice
          schedule={data?.date === wish.day ? data : null}
          day={wish.day}
          own={wish.day === booking.day ? booking : null}
          value={wish}
          onChange={({ date, hour }) => choose({ date, hour })}
        />
        <NotesField value={wish.notes} onChange={(notes) => choose({ notes })} />
      </form>
    </Sheet>
  );
}
