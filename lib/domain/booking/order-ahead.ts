import type { Language } from '@/lib/domain/tenant/countries';

/** How long before its hour a party is taken for the one that booked (rule booking/ordering-ahead). */
const EARLY_MS = 30 * 60_000;

/** From then on a diner who scans the code of a table comes for the booking. */
export const arrivalFrom = (startsAt: Date): Date => new Date(startsAt.getTime() - EARLY_MS);
/** Bookings until then are those for which somebody comes now. */
export const arrivalUntil = (now: Date): Date => new Date(now.getTime() + EARLY_MS);

type Line = {
  offerId: number;
  count: number;
  stock: number | null;
  available: boolean;
  sold: boolean;
  choicesFit: boolean;
};

/** Which lines can be made as they were asked for, the first ones first; of a line all pieces or none. */
export function partByStock<L extends Line>(lines: readonly L[]): { left: L[]; gone: L[] } {
  const taken = new Map<number, number>();
  const left: L[] = [];
  const gone: L[] = [];
  for (const line of lines) {
    const { offerId, count, stock, available, sold, choicesFit } = line;
    const asked = (taken.get(offerId) ?? 0) + count;
    const isLeft = available && sold && choicesFit && (stock === null || asked <= stock);
    if (isLeft) taken.set(offerId, asked);
    (isLeft ? left : gone).push(line);
  }
  return { left, gone };
}

/** The reason that the table reads for a dish that was gone, in the tenant's own language, as reasons of staff are. */
export const GONE_REASON: Record<Language, string> = {
  es: 'Se pidió antes y ya no hay',
  en: 'Ordered ahead, and sold out by now',
  pt: 'Pedido antes e já esgotado',
};
