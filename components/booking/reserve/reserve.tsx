'use client';

import { useState } from 'react';
import type { Booking } from '@/lib/contract/booking/booking';
import { type ReserveBranch, ReserveForm } from './reserve-form';
import { Reserved } from './reserved';

/** @param frames sites that may frame it; null outside the popup */
export function Reserve({ branch, frames }: { branch: ReserveBranch; frames: readonly string[] | null }) {
  const [booking, setBooking] = useState<Booking | null>(null);
  if (booking) return <Reserved made={booking} frames={frames} />;
  return <ReserveForm branch={branch} onDone={setBooking} />;
}
