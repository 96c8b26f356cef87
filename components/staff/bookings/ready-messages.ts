import { useTranslations } from 'next-intl';
import { useHours, useShop } from '@/components/staff/shop';
import { useNow } from '@/lib/browser/use-now';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { hostStateOf, isOver } from '@/lib/domain/staff/booking-day';
import { hourSentence } from '@/lib/domain/time/print-hour';
import { useDateText } from './use-booking-text';

const READY = ['confirm', 'table', 'coming'] as const;

/** @returns what a host often says about a booking that is not over, whole and by the name of its button. */
export function useReadyMessages(booking: StaffBooking): { name: string; words: string }[] {
  const t = useTranslations('StaffBookings');
  const sayDate = useDateText();
  const { hour } = useHours();
  const { name: shop } = useShop();
  const { contact, day } = booking;
  const isEnded = isOver(hostStateOf(booking, useNow()));
  if (!contact || isEnded) return [];
  const said = { name: contact.name, shop, date: sayDate(day), hour: hour(booking.hour) };
  return READY.map((one) => ({ name: t(`chat_${one}_go`), words: hourSentence(t(`chat_${one}`, said)) }));
}
