import { BookInstead } from '@/components/booking/reserve/book-instead';
import { Reserve } from '@/components/booking/reserve/reserve';
import type { Supplier } from '@/lib/contract/branches/supplier';

/** @param frames sites that may frame it; null outside the popup */
export function ReserveScreen({
  supplier,
  frames,
}: {
  supplier: Supplier;
  frames: readonly string[] | null;
}) {
  const { id, slug, name, booking, services, phone, whatsapp, email } = supplier;
  if (booking === null)
    return <BookInstead name={name} takes={services.includes('book')} contact={{ phone, whatsapp, email }} />;
  return <Reserve branch={{ id, slug, name, maxPeople: booking.max_people }} frames={frames} />;
}
