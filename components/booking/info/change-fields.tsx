import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { Stepper } from '@/components/ui/stepper';
import type { Booking } from '@/lib/contract/booking/booking';
import { useDayName } from './booking-words';
import { HourChoice } from './hour-choice';
import type { BookingChangeForm } from './use-booking-change-form';

const NOTES = 500;

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

/** The party, the day, the hour and the notes of a booking that is changed. */
export function ChangeFields({
  booking,
  change: { wish, choose, schedule, isHourMissing },
}: {
  booking: Booking;
  change: BookingChangeForm;
}) {
  const t = useTranslations('BookInfo');
  const dayName = useDayName();
  const { data } = schedule;
  const days = data?.days.filter(({ state, date }) => state === 'open' || date === wish.day) ?? [
    { date: wish.day },
  ];
  return (
    <>
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
        isMissing={isHourMissing}
        onChange={({ date, hour }) => choose({ date, hour })}
      />
      <NotesField value={wish.notes} onChange={(notes) => choose({ notes })} />
    </>
  );
}
