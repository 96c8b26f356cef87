import type { ServiceChoice } from '@/lib/domain/branches/services';
import { isDelivered } from '@/lib/domain/cart/coupon';

export const PAYMENT_METHODS = [
  'card',
  'pse',
  'nequi',
  'wallet',
  'cash',
  'card_reader',
  'face_to_face',
  'room_charge',
  'transfer',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Transfers: nobody checks yet that they arrive. */
export const isBuiltMethod = (method: PaymentMethod): boolean => method !== 'transfer';

const ONLINE_METHODS: readonly PaymentMethod[] = ['card', 'pse', 'nequi', 'wallet'];

/** Without transfers and room charges: no money changes hands there. */
export const IN_PERSON_METHODS = [
  'cash',
  'card_reader',
  'face_to_face',
] as const satisfies readonly PaymentMethod[];
export type InPersonMethod = (typeof IN_PERSON_METHODS)[number];

export const isInPerson = (method: PaymentMethod): method is InPersonMethod =>
  IN_PERSON_METHODS.some((one) => one === method);

export const isOnlineMethod = (method: PaymentMethod): boolean => ONLINE_METHODS.includes(method);

/** A till does not fit a delivery; only rooms can be charged. */
export function fitsService({ method, service }: { method: PaymentMethod; service: ServiceChoice }): boolean {
  if (method === 'face_to_face') return !isDelivered(service);
  return method !== 'room_charge' || service === 'room';
}
