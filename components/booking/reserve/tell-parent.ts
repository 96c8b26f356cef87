import { useEffect, useRef } from 'react';
import type { Booking } from '@/lib/contract/booking/booking';
import type { BookingState } from '@/lib/domain/booking/booking-states';
import { moneyAwaited } from '@/lib/domain/booking/deposit';

type Told = { type: 'booking:created' | 'booking:changed'; status: BookingState | 'to_pay' };

/** The page around the frame hears how a booking stands, and nothing of whom or when (rule booking/popup). */
export function tellParent({
  origins,
  told,
  own = window,
}: {
  origins: readonly string[];
  told: Told;
  own?: Pick<Window, 'parent'>;
}): void {
  if (own.parent === own) return;
  for (const origin of origins) own.parent.postMessage(told, origin);
}

/** Tells the framing page once that the booking was made, and again whenever its state changes. @param frames sites that may frame it; null outside the popup */
export function useTellParent({ frames, booking }: { frames: readonly string[] | null; booking: Booking }) {
  const said = useRef<Told['status'] | null>(null);
  // Money on its way does not count as paid.
  const status = moneyAwaited(booking) === null ? booking.state : 'to_pay';
  useEffect(() => {
    if (frames === null || said.current === status) return;
    const type = said.current === null ? 'booking:created' : 'booking:changed';
    said.current = status;
    tellParent({ origins: frames, told: { type, status } });
  }, [frames, status]);
}
