'use client';

import { useState } from 'react';
import type { Booking } from '@/lib/contract/booking/booking';
import { type ReserveBranch, ReserveForm } from './reserve-form';
import { Reserved } from './reserved';
import { tellParent } from './tell-parent';

/** @param frames sites that may frame it; null outside the popup */
export function Reserve({ branch, frames }: { branch: ReserveBranch; frames: readonly string[] | null }) {
  const [booking, setBooking] = useState<Booking | null>(null);
  const done = (made: Booking) => {
    setBooking(made);
    if (frames) tellParent({ origins: frames });
  };
  if (booking) return <Reserved booking={booking} isPopup={frames !== null} />;
  return <ReserveForm branch={branch} onDone={done} />;
}
