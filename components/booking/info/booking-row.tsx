import { CalendarCheck } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { dayNames } from '@/components/branches/day-names';
import { useNightHour } from '@/components/branches/night-hour';
import { Icon } from '@/components/ui/icon';
import type { Booking } from '@/lib/contract/booking/booking';
import { moneyAwaited } from '@/lib/domain/booking/deposit';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** A coming booking, which leads to its page, with what it waits for. */
export function BookingRow({
  booking: { id, date, day, hour, state, supplier, deposit },
  className,
  title,
}: {
  booking: Booking;
  className: string;
  /** Where nothing else says that it is a booking. */
  title?: string;
}) {
  const t = useTranslations('Panel');
  const names = dayNames(useLocale());
  const print = useNightHour();
  return (
    <a className={className} href={screenPath({ screen: 'book_info/#', id })}>
      <Icon of={CalendarCheck} size={22} className="flex-none text-brand-text" />
      <span className="min-w-0 flex-1">
        {title && <span className="block font-semibold">{title}</span>}
        {t('booking', {
          day: names.format(new Date(`${day}T00:00:00Z`)),
          hour: print({ date, day, hour }),
          branch: supplier.name,
        })}
        {(state === 'pending' || state === 'waiting_list') && (
          <span className="block text-muted">
            {t(`booking_${moneyAwaited({ state, deposit }) ?? state}`)}
          </span>
        )}
      </span>
    </a>
  );
}
