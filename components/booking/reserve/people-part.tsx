import { useTranslations } from 'next-intl';
import { Stepper } from '@/components/ui/stepper';
import type { BookingSchedule } from '@/lib/contract/booking/booking';
import { OtherWays } from './other-ways';

/** Larger parties write or call (rule booking/approval). */
export function PeoplePart({
  people,
  most,
  contact,
  onChange,
}: {
  people: number;
  most: number;
  contact: BookingSchedule['contact'] | null;
  onChange: (people: number) => void;
}) {
  const t = useTranslations('Reserve');
  return (
    <section>
      <div className="row items-center">
        <h2 className="text-section">{t('people')}</h2>
        <Stepper
          value={people}
          min={1}
          max={most}
          onChange={onChange}
          labels={{ group: t('people'), fewer: t('fewer'), more: t('more') }}
        />
      </div>
      {people >= most && contact && (
        <div className="mt-2">
          <p className="text-muted">{t('larger', { most })}</p>
          <OtherWays contact={contact} />
        </div>
      )}
    </section>
  );
}
