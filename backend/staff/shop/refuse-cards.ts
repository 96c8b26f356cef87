import { AppError } from '@/backend/errors';
import { holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';

/** Where banks and phones have numbers that look like a card's, and no text of people stands. */
const NUMBERS: ReadonlySet<string> = new Set([
  'transfer',
  'phone',
  'whatsapp',
  'pixelFacebook',
  'hash',
  'rings',
]);

function holdsCard(value: unknown): boolean {
  if (typeof value === 'string') return holdsCardNumber(value);
  if (Array.isArray(value)) return value.some(holdsCard);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inside]) => !NUMBERS.has(name) && holdsCard(inside));
}

/** A step puts no card number into a text of the shop (guarantee/no-card-data). @throws card_data_not_accepted */
export function refuseCards(patches: readonly ShopPatch[]): void {
  const isRefused = patches.some((patch) => {
    if (patch.op === 'move') return false;
    if (patch.op !== 'set') return holdsCard(patch.entity);
    return !patch.field.some((name) => NUMBERS.has(name)) && holdsCard(patch.to);
  });
  if (isRefused) throw new AppError('card_data_not_accepted');
}
