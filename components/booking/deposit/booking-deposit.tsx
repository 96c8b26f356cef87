import { useTranslations } from 'next-intl';
import { clockAt, useDayName } from '@/components/booking/info/booking-words';
import { useHourText } from '@/components/branches/branch-clock';
import { useMoney } from '@/components/cart/use-money';
import { useApp } from '@/lib/browser/app-provider';
import { goTo } from '@/lib/browser/go-to';
import { useNow } from '@/lib/browser/use-now';
import type { Booking, BookingDeposit as Deposit } from '@/lib/contract/booking/booking';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { hourSentence } from '@/lib/domain/time/print-hour';
import { type BookingAccess, useBookingCalls } from '@/lib/queries/booking/booking-info';
import { showError } from '@/lib/stores/error-store';

const COMES_BACK = ['to_pay', 'on_its_way', 'paid'] as const;

type Words = (deposit: Deposit) => string;

/** The time until which a cancellation returns the deposit, and whether it is still ahead. */
function useRefundEnd(booking: Booking) {
  const dayName = useDayName();
  const print = useHourText();
  const now = useNow();
  return ({ refund_until: until }: Deposit) => {
    const { date, hour } = clockAt({ at: until, booking });
    return { isBack: now < new Date(until), end: { day: dayName(date), hour: print(hour) } };
  };
}

/** Says whether a cancellation returns the deposit, and until when it does or did. */
function useRefundWords(booking: Booking): Words {
  const t = useTranslations('BookInfo');
  const endOf = useRefundEnd(booking);
  return (deposit) => {
    const { isBack, end } = endOf(deposit);
    return hourSentence(t(isBack ? 'deposit_until' : 'deposit_late', end));
  };
}

/** Says where the deposit goes when the booking is cancelled now; null where no money came or may come. */
export function useCancelWords(booking: Booking): () => string | null {
  const t = useTranslations('BookInfo');
  const print = useMoney(useApp().tenant.currency);
  const endOf = useRefundEnd(booking);
  const { deposit } = booking;
  return () => {
    if (deposit?.state === 'on_its_way') return t('cancel_deposit_on_its_way');
    if (deposit?.state !== 'paid') return null;
    const { isBack, end } = endOf(deposit);
    const words = { amount: print(deposit.amount), ...end };
    return hourSentence(t(isBack ? 'cancel_deposit_back' : 'cancel_deposit_kept', words));
  };
}

function PayDeposit({ access, amount }: { access: BookingAccess; amount: string }) {
  const t = useTranslations('BookInfo');
  const { openDeposit, isPending } = useBookingCalls(access);
  const pay = async () => {
    const outcome = await openDeposit();
    if (outcome.kind === 'failed') return showError(outcome.error, () => void pay());
    const { deposit, supplier } = outcome.value;
    if (deposit?.state !== 'to_pay') return;
    goTo(screenPath({ screen: '*/webcheckout/#', slug: supplier.slug, id: deposit.purchase_id }));
  };
  return (
    <button
      type="button"
      className="button w-full"
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => void pay()}
    >
      {t('deposit_pay', { amount })}
    </button>
  );
}

/** The deposit, paid or due, and where it goes (rule booking/deposit). */
export function BookingDeposit({ booking, access }: { booking: Booking; access: BookingAccess }) {
  const t = useTranslations('BookInfo');
  const print = useMoney(useApp().tenant.currency);
  const refundWords = useRefundWords(booking);
  const { deposit } = booking;
  if (!deposit) return null;
  const { state, comes_back: rest } = deposit;
  const isRestBack = rest > 0 && (state === 'taken_off' || state === 'kept');
  return (
    <section className="card mt-4 grid gap-3 p-4" aria-labelledby="booking-deposit">
      <h2 id="booking-deposit" className="row text-section">
        <span>{t('deposit')}</span>
        <span className="price">{print(deposit.amount)}</span>
      </h2>
      <p role="status">
        {t(`deposit_${state}`)}
        {isRestBack && ` ${t('deposit_rest', { amount: print(rest) })}`}
      </p>
      {!booking.is_seated && COMES_BACK.some((one) => one === state) && (
        <p className="text-muted">{refundWords(deposit)}</p>
      )}
      {state === 'to_pay' && <PayDeposit access={access} amount={print(deposit.amount)} />}
    </section>
  );
}
