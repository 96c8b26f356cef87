import type { Booking } from '@/lib/contract/booking/booking';

const HOUR_MS = 3_600_000;

/** In two days at 20:00 of Bogotá, for four. */
export function bookingOf(part: Partial<Booking> = {}): Booking {
  const day = new Date(Date.now() + 48 * HOUR_MS).toISOString().slice(0, 10);
  const startsAt = new Date(`${day}T20:00:00-05:00`);
  return {
    id: 7,
    state: 'approved',
    supplier: {
      id: 2,
      slug: 'norte',
      name: 'Norte',
      address: 'Calle 1 # 2-3',
      phone: '+57 606 880 4512',
      whatsapp: null,
      timezone: 'America/Bogota',
    },
    date: day,
    hour: '20:00',
    day: part.date ?? day,
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + 1.5 * HOUR_MS).toISOString(),
    people: 4,
    name: 'Ana',
    notes: 'Cumpleaños',
    me: null,
    guests: [],
    messages: [],
    is_seated: false,
    can_change: true,
    change_until: new Date(startsAt.getTime() - 2 * HOUR_MS).toISOString(),
    decline_reason: null,
    offer: null,
    can_rate: false,
    rating: null,
    mail: null,
    order: null,
    deposit: null,
    ...part,
  };
}
