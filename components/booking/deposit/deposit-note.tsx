import { useTranslations } from 'next-intl';
import { useDayName } from '@/components/booking/info/booking-words';
import type { Choice } from '@/components/booking/reserve/use-choice';
import { useHourText } from '@/components/branches/branch-clock';
import { useMoney } from '@/components/cart/use-money';
import { useApp } from '@/lib/browser/app-provider';
import { useNow } from '@/lib/browser/use-now';
import { refundEndOfHour } from '@/lib/domain/booking/deposit';
import { toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { hourSentence } from '@/lib/domain/time/print-hour';

type Props = { choice: Pick<Choice, 'schedule' | 'chosen'> };

/** Says until when a deposit comes back, exactly once an hour is chosen; null where none is asked. */
function useEndOfChoice({ choice: { schedule, chosen } }: Props): string | null {
  const t = useTranslations('Reserve');
  const dayName = useDayName();
  const print = useHourText();
  const now = useNow();
  const { data } = schedule;
  if (!data?.deposit) return null;
  const { refund_hours: refundHours } = data.deposit;
  if (!chosen) return t('deposit_hours', { hours: refundHours });
  const { timezone } = data;
  const end = refundEndOfHour({ date: chosen.date, hour: chosen.hour, timezone, refundHours, now });
  if (end === null) return t('deposit_late', { hours: refundHours });
  const local = localMoment({ at: end, timezone });
  const hour = print(toClockTime(local.minute));
  return hourSentence(t('deposit_until', { day: dayName(local.date), hour }));
}

/** The deposit of this party and when it comes back, said before the form is sent (rule booking/deposit). */
export function DepositNote({ choice }: Props) {
  const t = useTranslations('Reserve');
  const print = useMoney(useApp().tenant.currency);
  const words = useEndOfChoice({ choice });
  const { data } = choice.schedule;
  if (!data?.deposit || words === null) return null;
  const { amount, per_person: each } = data.deposit;
  return (
    <section className="card grid gap-2 p-4" aria-labelledby="deposit">
      <h2 id="deposit" className="row text-section">
        <span>{t('deposit')}</span>
        <span className="price">{print(amount)}</span>
      </h2>
      <p>{t('deposit_text', { each: print(each), count: data.people })}</p>
      <p>{words}</p>
      <p className="text-muted">{t(choice.chosen?.waits ? 'deposit_waits' : 'deposit_next')}</p>
    </section>
  );
}
