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

const GATEWAY_METHODS: readonly PaymentMethod[] = ['card', 'pse', 'nequi', 'wallet'];
const TRANSFER_SERVICES: readonly ServiceChoice[] = ['delivery', 'schedule', 'take_away'];

/** Without transfers and room charges: no money changes hands there. */
export const IN_PERSON_METHODS = [
  'cash',
  'card_reader',
  'face_to_face',
] as const satisfies readonly PaymentMethod[];
export type InPersonMethod = (typeof IN_PERSON_METHODS)[number];

export const isInPerson = (method: PaymentMethod): method is InPersonMethod =>
  IN_PERSON_METHODS.some((one) => one === method);

export const isGatewayMethod = (method: PaymentMethod): boolean => GATEWAY_METHODS.includes(method);

/** Paid before the kitchen begins: at a gateway, or by a transfer that staff confirm. */
export const isOnlineMethod = (method: PaymentMethod): boolean =>
  isGatewayMethod(method) || method === 'transfer';

/** A till does not fit a delivery; only rooms can be charged; nobody at a table waits for a transfer's review. */
export function fitsService({ method, service }: { method: PaymentMethod; service: ServiceChoice }): boolean {
  if (method === 'face_to_face') return !isDelivered(service);
  if (method === 'transfer') return TRANSFER_SERVICES.includes(service);
  return method !== 'room_charge' || service === 'room';
}
