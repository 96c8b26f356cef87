import { createContext, useContext } from 'react';
import type { BookingDay, StaffBooking } from '@/lib/contract/staff/booking-calls';
import type { Currency } from '@/lib/domain/money/currencies';

/** The day that is on the screen, and what its parts need of it. */
export type ShownDay = {
  slug: string;
  day: BookingDay;
  currency: Currency;
  /** Whether who looks may change bookings. */
  mayWrite: boolean;
  /** Whether its tables have accounts, to which dishes ahead and deposits go. */
  hasAccounts: boolean;
  show: (changed: StaffBooking) => void;
  /** Opens one whole; null closes it. */
  open: (id: number | null) => void;
};
export const DayContext = createContext<ShownDay | null>(null);

/** @throws outside the screen of bookings */
export function useDay(): ShownDay {
  const shown = useContext(DayContext);
  if (!shown) throw new Error('useDay needs a day above it');
  return shown;
}
