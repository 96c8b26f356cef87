'use client';

import { useTranslations } from 'next-intl';
import { Stepper } from '@/components/ui/stepper';

const MOST_PEOPLE = 99;
const QUICK = [1, 2, 3, 4, 5, 6, 7, 8];

/** One tap for a small party; a large one is counted up. */
export function PeopleChoice({ people, onPeople }: { people: number; onPeople: (people: number) => void }) {
  const t = useTranslations('StaffBookings');
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
      {people > QUICK.length - 1 && (
        <Stepper
          value={people}
          min={1}
          max={MOST_PEOPLE}
          onChange={onPeople}
          labels={{ group: t('how_many'), fewer: t('fewer'), more: t('more') }}
        />
      )}
    </>
  );
}
