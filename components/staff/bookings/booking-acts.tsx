'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { useNow } from '@/lib/browser/use-now';
import { noteArrival, type StaffBooking } from '@/lib/contract/staff/booking-calls';
import { hostActions, isForLater } from '@/lib/domain/staff/booking-day';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useDay } from './day-context';
import { Approve, Decline } from './decide';
import { FreeDialog } from './dialogs/free-dialog';
import { NoShowDialog } from './dialogs/no-show-dialog';
import { SeatDialog } from './dialogs/seat-dialog';
import { TablesDialog } from './dialogs/tables-dialog';
import { FaultText } from './fault-text';
import { useBookingFault, useDateText } from './use-booking-text';

type DialogOf = ComponentType<{ booking: StaffBooking; onDone: () => void }>;

/** Opens a dialog about the booking. */
function Ask({
  booking,
  words,
  dialog: Dialog,
  look,
}: {
  booking: StaffBooking;
  words: string;
  dialog: DialogOf;
  look: string;
}) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <NamedButton {...{ words }} className={`button ${look}`} onClick={() => setAsked(true)} />
      {isAsked && <Dialog {...{ booking }} onDone={() => setAsked(false)} />}
    </>
  );
}

/** A wrong tap is taken back without a question: it ends nothing. */
function TakeBack({ booking }: { booking: StaffBooking }) {
  const t = useTranslations('StaffBookings');
  const { http } = useStaff();
  const { slug, show } = useDay();
  const { press, isPending, fault } = useSending(async () => {
    const params = { id: String(booking.id) };
    show(await http(slug)(noteArrival, { params, body: { arrival: 'expected' } }));
  }, useBookingFault());
  const words = t(booking.no_show_at === null ? 'unseat' : 'came_after_all');
  return (
    <>
      <NamedButton {...{ words }} className="button button-quiet" disabled={isPending} onClick={press} />
      <FaultText {...{ fault }} />
    </>
  );
}

/** The buttons of what may be done with it now, the likeliest first. */
export function BookingActs({ booking }: { booking: StaffBooking }) {
  const t = useTranslations('StaffBookings');
  const { mayWrite } = useDay();
  const sayDate = useDateText();
  const now = useNow();
  const may = hostActions(booking, now);
  if (!mayWrite || !Object.values(may).includes(true)) return null;
  const quiet = 'button-quiet';
  const free = t(booking.kind === 'block' ? 'unblock' : 'free');
  return (
    <div className="booking-acts">
      <Approve {...{ booking }} />
      {may.seat && <Ask {...{ booking }} words={t('seat')} dialog={SeatDialog} look="" />}
      {isForLater(booking, now) && (
        <p className="basis-full text-muted">{t('seat_later', { date: sayDate(booking.day) })}</p>
      )}
      {may.free && <Ask {...{ booking }} words={free} dialog={FreeDialog} look={may.seat ? quiet : ''} />}
      {may.move && <Ask {...{ booking }} words={t('move')} dialog={TablesDialog} look={quiet} />}
      {may.takeBack && <TakeBack {...{ booking }} />}
      {may.noShow && <Ask {...{ booking }} words={t('no_show')} dialog={NoShowDialog} look={quiet} />}
      <Decline {...{ booking }} />
    </div>
  );
}
