import type { ServiceChoice } from '@/lib/domain/branches/services';
import { isDelivered } from '@/lib/domain/cart/coupon';

/** Ways to pay (rule payments/methods) and whether money moves through a gateway. */
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

/** Nobody checks yet that a transfer has arrived: an order would reach the kitchen unpaid. */
export const isBuiltMethod = (method: PaymentMethod): boolean => method !== 'transfer';

const ONLINE_METHODS: readonly PaymentMethod[] = ['card', 'pse', 'nequi', 'wallet'];

/** A transfer is looked at by hand and a room's charge needs its guest: neither is money that changes hands. */
export const IN_PERSON_METHODS = [
  'cash',
  'card_reader',
  'face_to_face',
] as const satisfies readonly PaymentMethod[];
export type InPersonMethod = (typeof IN_PERSON_METHODS)[number];

/** Whether money changes hands at the branch or at the door. */
export const isInPerson = (method: PaymentMethod): method is InPersonMethod =>
  IN_PERSON_METHODS.some((one) => one === method);

/** Whether the money moves through a gateway. */
export const isOnlineMethod = (method: PaymentMethod): boolean => ONLINE_METHODS.includes(method);

/**
 * Whether a way to pay makes sense for a service at all, whatever a branch lists: a till is not at the diner's door, and
 * only a room can be charged to.
 */
export function fitsService({ method, service }: { method: PaymentMethod; service: ServiceChoice }): boolean {
  if (method === 'face_to_face') return !isDelivered(service);
  return method !== 'room_charge' || service === 'room';
}
