'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useDay } from '@/components/staff/bookings/day-context';
import { mostSeated } from '@/lib/domain/booking/choose-tables';

const QUICK = [1, 2, 3, 4, 5, 6, 7, 8];
const MOST_DIGITS = 3;

type Choosing = { people: number; onPeople: (people: number) => void };

/** A number that is typed, or counted up and down; an empty field is the number before. */
function OtherNumber({ people, onPeople }: Choosing) {
  const t = useTranslations('StaffBookings');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
    setTyped(digits);
    if (Number(digits) > 0) onPeople(Number(digits));
  };
  const step = (by: number, words: 'fewer' | 'more', sign: string) => (
    <button
      type="button"
      className="button button-quiet"
      aria-label={t(words)}
      disabled={people + by < 1}
      onClick={() => onPeople(people + by)}
    >
      {sign}
    </button>
  );
  return (
    <div className="people-count">
      <label htmlFor={id}>{t('how_many_other')}</label>
      {step(-1, 'fewer', '−')}
      <input
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(people)}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
      />
      {step(1, 'more', '+')}
    </div>
  );
}

/** The largest party that the branch seats without the help of the host. */
function useMostSeated(): number {
  const { day } = useDay();
  const tables = day.tables.filter((table) => table.is_booked);
  return mostSeated(tables.map(({ seats, join_group: joinGroup }) => ({ seats: seats ?? 0, joinGroup })));
}

/**
 * One tap for a small party; a larger one is typed.
 * @param canChoose whether the host may name a table, whose seats do not count
 */
export function PeopleChoice({ people, canChoose = false, onPeople }: Choosing & { canChoose?: boolean }) {
  const t = useTranslations('StaffBookings');
  const most = useMostSeated();
  return (
    <>
      <fieldset className="people-choice">
        <legend>{t('how_many')}</legend>
        {QUICK.map((count) => (
          <button
            key={count}
            type="button"
            className="button button-quiet"
            aria-label={t('people', { count })}
            aria-pressed={count === people}
            onClick={() => onPeople(count)}
          >
            {count}
          </button>
        ))}
      </fieldset>
      <OtherNumber {...{ people, onPeople }} />
      <p role="status" className="text-danger empty:hidden">
        {people > most &&
          [t('people_none', { people, most }), canChoose && t('people_choose')].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
