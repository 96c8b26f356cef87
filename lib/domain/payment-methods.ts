/** Ways to pay (decision 97) and whether money moves through a gateway. */
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

export const ONLINE_PAYMENT_METHODS = [
  'card',
  'pse',
  'nequi',
  'wallet',
] as const satisfies readonly PaymentMethod[];
