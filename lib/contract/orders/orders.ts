import * as z from 'zod/mini';
import { cartLineSchema, couponSchema, ORDER_SERVICES, totalsSchema } from '@/lib/contract/cart/cart';
import { contactSchema, deliveryAddressSchema } from '@/lib/contract/people/contact';
import { amountSchema, dateSchema, idSchema, timeSchema } from '@/lib/contract/primitives';
import { SUBSERVICES } from '@/lib/domain/branches/services';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import { IN_PERSON_METHODS, PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { SHOWN_PAYMENT_STATUSES } from '@/lib/domain/payments/payment-status';

export const paymentSchema = z.object({
  id: idSchema,
  purchase_id: idSchema,
  method: z.enum(PAYMENT_METHODS),
  online: z.boolean(),
  status: z.enum(SHOWN_PAYMENT_STATUSES),
  amount: amountSchema,
  /** The gateway's own words, for the diner; null when there are none. */
  message: z.nullable(z.string()),
  /** It expired because the gateway failed and has no record of it: a late charge is given back. */
  not_received: z.boolean(),
  /** Another try or another way is possible until then; null when it is not. */
  retry_until: z.nullable(z.string()),
});
export type Payment = z.infer<typeof paymentSchema>;

/** Places an order. `total` is what the diner saw; another one is refused (guarantee/server-prices). */
export const placeOrderRequestSchema = z.object({
  purchase_id: idSchema,
  total: amountSchema,
  terms: z.literal(true),
});

/** A card's token, made by the gateway from the browser; a card itself never comes here (guarantee/no-card-data). */
export const startPaymentRequestSchema = z.object({
  purchase_id: idSchema,
  method: z.literal('card'),
  card: z.object({
    token: z.string().check(z.minLength(8), z.maxLength(200), z.regex(/^[\w-]+$/)),
    holder_dni_type: z.string().check(z.minLength(1), z.maxLength(10)),
    holder_dni: z.string().check(z.minLength(1), z.maxLength(30)),
    /** Named only to be refused: whoever sends them hears why. */
    number: z.optional(z.unknown()),
    cvc: z.optional(z.unknown()),
  }),
  acceptance: z.literal(true),
});
export type StartPaymentRequest = z.infer<typeof startPaymentRequestSchema>;

/** An order that was to be paid online, in person instead; cash may name its note (rule payments/cash). */
export const payInPersonRequestSchema = z.object({
  method: z.enum(IN_PERSON_METHODS),
  cash_amount: z.optional(z.nullable(amountSchema)),
});
export type PayInPersonRequest = z.infer<typeof payInPersonRequestSchema>;

export const orderSchema = z.object({
  id: idSchema,
  version: z.int(),
  status: z.enum(ORDER_STATUSES),
  is_cart: z.boolean(),
  service: z.enum(ORDER_SERVICES),
  subservice: z.nullable(z.enum(SUBSERVICES)),
  /** What people call the order: counted per tenant from 1, null before it is placed. */
  number: z.nullable(z.int()),
  /** Its number in the tenant's own back office, shown instead where there is one. */
  bck_purchase_id: z.nullable(z.string()),
  supplier: z.object({
    id: idSchema,
    slug: z.string(),
    name: z.string(),
    address: z.string(),
    phone: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
  }),
  products: z.array(cartLineSchema),
  ...totalsSchema.shape,
  coupon: couponSchema,
  cutlery: z.boolean(),
  packed: z.boolean(),
  comment: z.string(),
  contact: z.nullable(contactSchema),
  place: z.nullable(deliveryAddressSchema),
  schedule_date: z.nullable(dateSchema),
  schedule_hour: z.nullable(timeSchema),
  payment: z.nullable(paymentSchema),
  /** Money of this order that goes back, whichever attempt it came from. */
  refund: z.nullable(z.object({ status: z.enum(['refund_due', 'refunded']), amount: amountSchema })),
  timeline: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string() })),
  created_at: z.string(),
  placed_at: z.nullable(z.string()),
});
export type Order = z.infer<typeof orderSchema>;
export const ordersSchema = z.array(orderSchema);

/** What the browser needs to speak to the gateway itself; null when none is configured for the store. */
export const gatewaySchema = z.nullable(
  z.object({
    api_base: z.string(),
    public_key: z.string(),
    acceptance: z.array(z.object({ label: z.string(), url: z.string() })),
  }),
);
export type Gateway = z.infer<typeof gatewaySchema>;
