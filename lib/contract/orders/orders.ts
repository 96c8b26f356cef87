import * as z from 'zod/mini';
import {
  billSchema,
  cartLineSchema,
  couponSchema,
  memberLineSchema,
  ORDER_SERVICES,
  seatSchema,
  tipSchema,
} from '@/lib/contract/cart/cart';
import { orderGroupSchema } from '@/lib/contract/cart/group';
import { ratingSchema } from '@/lib/contract/feedback/rating';
import { agreedSchema } from '@/lib/contract/orders/agreed';
import { orderNoticesSchema } from '@/lib/contract/orders/notice-calls';
import { buyerSchema, contactSchema, deliveryAddressSchema } from '@/lib/contract/people/contact';
import { invoiceSchema } from '@/lib/contract/people/invoice';
import {
  amountSchema,
  dateSchema,
  givenAmountSchema,
  idSchema,
  momentSchema,
  stallSchema,
  timeSchema,
} from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';
import { SUBSERVICES } from '@/lib/domain/branches/services';
import { CANCEL_REASONS } from '@/lib/domain/orders/cancel-reasons';
import { MEMBER_ROLES } from '@/lib/domain/orders/members';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import { IN_PERSON_METHODS, PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { SHOWN_PAYMENT_STATUSES } from '@/lib/domain/payments/payment-status';
import type { ChargedMethod } from '@/lib/domain/payments/providers';
import { PSE_PERSONS } from '@/lib/domain/payments/pse-payer';
import { REFUND_REASONS } from '@/lib/domain/payments/refunds';
import { TRANSFER_REFUSALS } from '@/lib/domain/payments/transfer';
import { WALLET_PHONE } from '@/lib/domain/payments/wallet-phone';

const bankSchema = z.object({ code: z.string(), name: z.string() });
/** Sorted by name. */
export const banksSchema = z.array(bankSchema);

/** The payer of a bank transfer (rule payments/pse). */
const psePayerSchema = z.object({
  person: z.enum(PSE_PERSONS),
  dni_type: z.string().check(typedLine, z.minLength(1), z.maxLength(10)),
  dni: z.string().check(typedLine, z.minLength(1), z.maxLength(30)),
});

const nextActionSchema = z.discriminatedUnion('type', [
  /** Accept it in the wallet's app until then. */
  z.object({ type: z.literal('wait'), until: z.string() }),
  /** Pay at the bank's page, whose address the backend checked. Any other way to pay is open from then on; at once, where
   * it may be left (rule payments/leaving). */
  z.object({
    type: z.literal('redirect'),
    url: z.string().check(z.regex(/^https?:\/\//)),
    until: z.string(),
    can_leave: z.boolean(),
  }),
  /** Answer the card's bank in a frame until then; each step brings its own document (rule payments/challenge). */
  z.object({ type: z.literal('challenge'), html: z.string(), until: z.string() }),
]);

export const paymentSchema = z.object({
  id: idSchema,
  /** Null for a guest of a group, who reads how it stands alone (rule cart/group). */
  method: z.nullable(z.enum(PAYMENT_METHODS)),
  online: z.boolean(),
  status: z.enum(SHOWN_PAYMENT_STATUSES),
  amount: amountSchema,
  /** The cash that the diner hands over; null: not cash, or the exact amount. */
  cash_amount: z.nullable(amountSchema),
  /** The gateway's words for the diner. */
  message: z.nullable(z.string()),
  /** Error because the gateway took no transaction of it: nothing exists there. */
  not_created: z.boolean(),
  /** Expired because the gateway has no record of it; a late charge is refunded. */
  not_received: z.boolean(),
  /** Expired because its payer gave it up; a late charge is refunded. */
  given_up: z.boolean(),
  /** Expired because its payer left it and the gateway cancelled it: nothing is charged any more. */
  cancelled: z.boolean(),
  /** The next step for the diner who began it; null: none. */
  next_action: z.nullable(nextActionSchema),
  /** Bank and payer of a payment by PSE, for the diner who began it; null of any other. */
  pse: z.nullable(z.extend(psePayerSchema, { bank: bankSchema })),
  /** For a transfer with a proof: until when its review should be done, or why staff refused it; else null. */
  transfer: z.nullable(
    z.object({ review_until: z.nullable(z.string()), refusal: z.nullable(z.enum(TRANSFER_REFUSALS)) }),
  ),
  /** Until then the diner may try again; null: not possible. */
  retry_until: z.nullable(z.string()),
});
export type Payment = z.infer<typeof paymentSchema>;

/**
 * `total` is what the diner saw; another one is refused (guarantee/server-prices). So is, where `comes_by` says until when the
 * diner was told that it comes, an order that would come later (rule orders/later).
 */
export const placeOrderRequestSchema = z.object({
  purchase_id: idSchema,
  total: amountSchema,
  terms: z.literal(true),
  comes_by: z.optional(momentSchema),
});

const browserFact = z.string().check(typedLine, z.minLength(1), z.maxLength(500));
/** The question that a card's bank asks through the browser (rule payments/challenge). */
const cardBrowserSchema = z.object({
  color_depth: browserFact,
  screen_height: browserFact,
  screen_width: browserFact,
  language: browserFact,
  user_agent: browserFact,
  /** Minutes from UTC, as the browser says it. */
  tz: browserFact,
});
export type CardBrowser = z.infer<typeof cardBrowserSchema>;

/** A card token from the gateway; cards never come here (guarantee/no-card-data). */
const chargedCardSchema = z.object({
  token: z.string().check(z.minLength(8), z.maxLength(200), z.regex(/^[\w-]+$/)),
  /** Left out where the gateway's own fields take the card. */
  holder_dni_type: z.optional(z.string().check(typedLine, z.minLength(1), z.maxLength(10))),
  holder_dni: z.optional(z.string().check(typedLine, z.minLength(1), z.maxLength(30))),
  /** Where the gateway asks for it. */
  browser: z.optional(cardBrowserSchema),
  /** Present only to be refused. */
  number: z.optional(z.unknown()),
  cvc: z.optional(z.unknown()),
});

/** The fields of each way to pay. */
const CHARGES = {
  card: z.object({ method: z.literal('card'), card: chargedCardSchema }),
  /** The phone of the wallet (rule payments/nequi). */
  nequi: z.object({
    method: z.literal('nequi'),
    nequi: z.object({ phone: z.string().check(z.regex(WALLET_PHONE)) }),
  }),
  /** `bank`: the code of one that is listed (rule payments/pse). */
  pse: z.object({
    method: z.literal('pse'),
    pse: z.extend(psePayerSchema, { bank: z.string().check(typedLine, z.minLength(1), z.maxLength(20)) }),
  }),
} as const satisfies { [M in ChargedMethod]: z.ZodMiniType<{ method: M }> };

const startingSchema = z.object({
  purchase_id: idSchema,
  acceptance: z.literal(true),
  /** The contact of a guest, and of the payer of a table's account; the owner's is the order's contact. */
  buyer: z.optional(buyerSchema),
  /** For a table's account, never for another order (rule payments/shares). */
  share_id: z.optional(idSchema),
});
export const startPaymentRequestSchema = z.discriminatedUnion('method', [
  z.extend(startingSchema, CHARGES.card.shape),
  z.extend(startingSchema, CHARGES.nequi.shape),
  z.extend(startingSchema, CHARGES.pse.shape),
]);
/** How an attempt is paid. */
export type Charge = z.infer<(typeof CHARGES)[ChargedMethod]>;
/** The phone of the wallet that pays; null for other ways. */
export const walletPhoneOf = (charge: Charge): string | null =>
  charge.method === 'nequi' ? charge.nequi.phone : null;
export type StartPaymentRequest = z.infer<typeof startPaymentRequestSchema>;

/** Cash may name its note (rule payments/cash). */
export const payInPersonRequestSchema = z.object({
  method: z.enum(IN_PERSON_METHODS),
  cash_amount: z.optional(z.nullable(givenAmountSchema)),
  /** For a table's account, never for another order (rule payments/shares). */
  share_id: z.optional(idSchema),
});
export type PayInPersonRequest = z.infer<typeof payInPersonRequestSchema>;

/** The number and the code for the counter; null before it is paid, and for anything else (rule table/pick-up). */
export const pickUpSchema = z.nullable(z.object({ number: z.int(), code: z.string() }));

const timelineSchema = z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string() }));

export const orderSchema = z.object({
  id: idSchema,
  /** The caller's; a guest gets no contact, place or comment (rule orders/members). */
  role: z.enum(MEMBER_ROLES),
  version: z.int(),
  status: z.enum(ORDER_STATUSES),
  is_cart: z.boolean(),
  /** It waits for a payment that it is too old for (rule payments/day). */
  is_expired: z.boolean(),
  /** `book`: the deposit of a booking, which is paid like an order and is none (rule booking/deposit). */
  service: z.enum([...ORDER_SERVICES, 'book']),
  booking_id: z.nullable(idSchema),
  subservice: z.nullable(z.enum(SUBSERVICES)),
  seat: seatSchema,
  /** An account of a table: it has screens of its own (rule table/account). */
  is_account: z.boolean(),
  pick_up: pickUpSchema,
  /** The four signs for the courier, while it is on its way (rule orders/delivery-code); a backend of a former build sends none. */
  delivery_code: z._default(z.nullable(z.string()), null),
  /** Per tenant, from 1; null before placing. */
  number: z.nullable(z.int()),
  /** The back office's number, shown instead if present. */
  bck_purchase_id: z.nullable(z.string()),
  supplier: z.object({
    id: idSchema,
    slug: z.string(),
    name: z.string(),
    address: z.string(),
    phone: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
  }),
  agreed: agreedSchema,
  /** Null: one person filled it. */
  group: z.nullable(orderGroupSchema),
  products: z.array(memberLineSchema),
  bill: billSchema,
  total: amountSchema,
  /** Taken off by promotions. */
  saved: amountSchema,
  coupon: couponSchema,
  cutlery: z.boolean(),
  packed: z.boolean(),
  comment: z.string(),
  contact: z.nullable(contactSchema),
  invoice: z.nullable(invoiceSchema),
  place: z.nullable(deliveryAddressSchema),
  /** The one that said the price, where it has a name (rule delivery/price). */
  shipping_zone: z.nullable(z.string()),
  schedule_date: z.nullable(dateSchema),
  schedule_hour: z.nullable(timeSchema),
  /** To which the hour belongs: the one before its date where it ends a night (rule branches/night). */
  schedule_day: z.nullable(dateSchema),
  /** The end of its slot. */
  schedule_until: z.nullable(timeSchema),
  /** The tip, while its owner may change it; null: not, or no more (rule orders/tip). */
  tip_choice: z.nullable(tipSchema),
  /** Until when its owner may cancel what the kitchen has; null: not, or no more (rule orders/cancel). */
  cancel_until: z.nullable(z.string()),
  /** Told to the owner alone; staff read it with the money that is owed back. */
  cancel_reason: z.nullable(z.enum(CANCEL_REASONS)),
  /** The diner's choice before it was placed. */
  payment_method: z.nullable(z.enum(PAYMENT_METHODS)),
  payment: z.nullable(paymentSchema),
  /** Oldest first, also of attempts before (rule payments/money-back). */
  refunds: z.array(
    z.object({
      id: idSchema,
      amount: amountSchema,
      /** Given by the branch itself, or to be; else by the gateway. */
      by_hand: z.boolean(),
      /** Null while it is owed. */
      given_at: z.nullable(z.string()),
      reason: z.enum(REFUND_REASONS),
      /** The words of the staff member who gave it back. */
      words: z.nullable(z.string()),
      /** This stall's part; null: the order as a whole. */
      supplier_id: z.nullable(idSchema),
    }),
  ),
  /** As it was told when the kitchen began; null before, for a wanted hour and at the table (rule orders/arrival). */
  arrival: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Why the branch cancelled it or has promised another time. */
  staff_words: z.nullable(z.string()),
  /** How its owner is told of it; null: nothing to choose, or no more (rule orders/notices). */
  notices: z.nullable(orderNoticesSchema),
  timeline: timelineSchema,
  /** The caller's one rating, and whether they may rate now (rule feedback/order-rating). */
  can_rate: z.boolean(),
  rating: z.nullable(ratingSchema),
  /** The stalls of a court's paid order, and the lines that each has to make; none for any other (rule table/court). */
  stalls: z.array(
    z.object({
      /** With its address, which says where it stands. */
      supplier: z.extend(stallSchema, { address: z.string() }),
      status: z.enum(ORDER_STATUSES),
      products: z.array(cartLineSchema),
      total: amountSchema,
      timeline: timelineSchema,
    }),
  ),
  created_at: z.string(),
  placed_at: z.nullable(z.string()),
});
export type Order = z.infer<typeof orderSchema>;
export const ordersSchema = z.array(orderSchema);
