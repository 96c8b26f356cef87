'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { ReadyWords } from '@/components/staff/ready-words';
import { useSending } from '@/components/staff/use-sending';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { useNow } from '@/lib/browser/use-now';
import { decideBooking, type StaffBooking } from '@/lib/contract/staff/booking-calls';
import { formatAmount } from '@/lib/domain/money/money';
import { hostActions } from '@/lib/domain/staff/booking-day';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useDay } from './day-context';
import { FaultText } from './fault-text';
import { useBookingFault, useBookingText } from './use-booking-text';

const MOST = 200;
/** Reasons that are said often. */
const READY = ['full', 'event', 'closed', 'people'] as const;

/** One tap; what refuses it is said under the button. */
export function Approve({ booking }: { booking: StaffBooking }) {
  const t = useTranslations('StaffBookings');
  const { http } = useStaff();
  const { slug, show } = useDay();
  const { press, isPending, fault } = useSending(async () => {
    const params = { id: String(booking.id) };
    show(await http(slug)(decideBooking, { params, body: { decision: 'approve' } }));
  }, useBookingFault());
  if (!hostActions(booking, useNow()).approve) return null;
  return (
    <>
      <NamedButton words={t('approve')} className="button" disabled={isPending} onClick={press} />
      <FaultText {...{ fault }} />
    </>
  );
}

/** The reason is written to the diner, and what was paid goes back. */
function DeclineDialog({ booking, onDone }: { booking: StaffBooking; onDone: () => void }) {
  const t = useTranslations('StaffBookings');
  const say = useBookingText();
  const { http } = useStaff();
  const { slug, show, currency } = useDay();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { press, isPending, fault } = useSending(async () => {
    const params = { id: String(booking.id) };
    const body = { decision: 'decline', reason: reason.trim() } as const;
    show(await http(slug)(decideBooking, { params, body }));
    onDone();
  }, useBookingFault());
  // A promise is taken back.
  const isMade = booking.state === 'approved';
  const paid = booking.deposit?.state === 'paid' ? booking.deposit.amount : null;
  return (
    <ConfirmDialog
      title={t(isMade ? 'cancel_title' : 'decline_title', { name: say.who(booking) })}
      keep={t('keep')}
      go={t(isMade ? 'cancel_go' : 'decline_go')}
      isPending={isPending}
      onClose={onDone}
      onGo={() => (reason.trim() === '' ? setMissing(true) : press())}
    >
      {paid !== null && (
        <p className="font-semibold">
          {t('decline_money', { amount: formatAmount({ amount: paid, currency }) })}
        </p>
      )}
      <ReadyWords ready={READY.map((one) => t(`decline_ready_${one}`))} taken={reason} onTake={setReason} />
      <Field
        label={t('decline_reason')}
        value={reason}
        onChange={setReason}
        maxLength={MOST}
        error={isMissing && reason.trim() === '' ? t('decline_missing') : undefined}
      />
      <FaultText {...{ fault }} />
    </ConfirmDialog>
  );
}

export function Decline({ booking }: { booking: StaffBooking }) {
  const t = useTranslations('StaffBookings');
  const [isAsked, setAsked] = useState(false);
  if (!hostActions(booking, useNow()).decline) return null;
  const words = t(booking.state === 'approved' ? 'cancel' : 'decline');
  return (
    <>
      <NamedButton
        {...{ words }}
        className="button button-quiet button-danger"
        onClick={() => setAsked(true)}
      />
      {isAsked && <DeclineDialog {...{ booking }} onDone={() => setAsked(false)} />}
    </>
  );
}
