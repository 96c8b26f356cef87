import { useApp } from '@/lib/browser/app-provider';
import { useNow } from '@/lib/browser/use-now';
import type { Booking } from '@/lib/contract/booking/booking';
import { comingBookings } from '@/lib/domain/booking/coming-bookings';
import { useOwnBookings } from './booking-info';

/** The nearest booking, on the landing of a tenant that takes bookings (rule orders/last-order). */
export function useNextBooking(): Booking | null {
  const { screen, tenant } = useApp();
  const isShown = screen.supplier === null && tenant.services.includes('book');
  const own = useOwnBookings(isShown).data;
  return comingBookings((isShown && own) || [], useNow())[0] ?? null;
}
