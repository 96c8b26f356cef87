import { useTranslations } from 'next-intl';
import { useNightHour } from '@/components/branches/night-hour';
import { Fact } from '@/components/orders/fact';
import type { Booking } from '@/lib/contract/booking/booking';
import { isElsewhere, useDayName, usePeopleWords } from './booking-words';

/** Where, when and for how many, in the branch's time. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const t = useTranslations('BookInfo');
  const dayName = useDayName();
  const print = useNightHour();
  const people = usePeopleWords();
  const { supplier } = booking;
  return (
    <section className="card mt-4 p-4" aria-label={t('facts')}>
      <dl className="grid gap-3">
        <Fact title={t('place')}>
          {supplier.name}
          <br />
          <span className="text-muted">{supplier.address}</span>
        </Fact>
        <Fact title={t('when')}>
          {t('at', { day: dayName(booking.day), hour: print(booking) })}
          {isElsewhere(booking) && (
            <>
              <br />
              <span className="text-muted">{t('local_time', { branch: supplier.name })}</span>
            </>
          )}
        </Fact>
        <Fact title={t('people')}>{people(booking.people)}</Fact>
        {booking.name && <Fact title={t('name')}>{booking.name}</Fact>}
        {booking.notes && <Fact title={t('notes')}>{booking.notes}</Fact>}
      </dl>
    </section>
  );
}
