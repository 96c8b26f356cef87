import * as z from 'zod/mini';
import { addressDraftSchema, contactSchema } from '@/lib/contract/people/contact';
import { invoiceSchema } from '@/lib/contract/people/invoice';
import {
  amountSchema,
  arrivalMinutesSchema,
  dateSchema,
  givenAmountSchema,
  idSchema,
  otherLanguageSchema,
  pictureSchema,
  serviceChoiceSchema,
  stallSchema,
  timeSchema,
} from '@/lib/contract/primitives';
import { typedLine, typedLines } from '@/lib/contract/typed-text';
import { SUBSERVICES } from '@/lib/domain/branches/services';
import { BILL_KINDS } from '@/lib/domain/cart/bill';
import { CART_ISSUES } from '@/lib/domain/cart/cart-issues';
import { POINT_RULES } from '@/lib/domain/delivery/delivery-price';
import { OPTION_TEXT_LENGTH } from '@/lib/domain/menu/options/text-option';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { SURNAME_LENGTH } from '@/lib/domain/table/guest-name';
import { TABLE_KINDS } from '@/lib/domain/table/table-visit';
import { cartGroupSchema, memberNumberSchema } from './group';

const count = z.int().check(z.gte(1), z.lte(99));
const comment = z.string().check(typedLines, z.maxLength(250));

/** Bookings have their own calls. */
export const ORDER_SERVICES = ['delivery', 'take_away', 'on_table'] as const;

const insideChoiceSchema = z.object({
  option_id: idSchema,
  count,
  /** Where the option asks for one (rule menu/option-text). */
  text: z.optional(z.string().check(typedLine, z.minLength(1), z.maxLength(OPTION_TEXT_LENGTH))),
});
/** `options`: chosen inside it, for each piece (rule menu/inside). */
const choiceSchema = z.extend(insideChoiceSchema, {
  options: z.optional(z.array(insideChoiceSchema).check(z.maxLength(60))),
});

/** `id` is the branch's product (rule menu/product-ids). */
export const productSchema = z.object({
  id: idSchema,
  count,
  options: z.optional(z.array(choiceSchema).check(z.maxLength(60))),
  comment: z.optional(comment),
});

/** An empty `purchase_id` starts a purchase. */
export const addProductRequestSchema = z.object({
  product: productSchema,
  purchase_id: z.optional(z.nullable(z.union([idSchema, z.literal('')]))),
  /** A line of this cart, of the same dish, that the product takes the place of (rule cart/edit). */
  replaces: z.optional(idSchema),
  data_purchase: z.object({
    service: z.enum(ORDER_SERVICES),
    subservice: z.optional(z.nullable(z.enum(SUBSERVICES))),
    supplier_id: idSchema,
    /** Those of the diner's own visit (rule table/ordering), which are taken anyway. */
    table_id: z.optional(z.nullable(idSchema)),
    room_id: z.optional(z.nullable(idSchema)),
    /** For a delivery. */
    location: z.optional(z.nullable(addressDraftSchema)),
    shipping_zone: z.optional(z.nullable(z.string().check(typedLine, z.maxLength(120)))),
    /** With the subservice `schedule`. */
    schedule: z.optional(z.nullable(z.object({ date: dateSchema, hour: timeSchema }))),
  }),
});
export type AddProductRequest = z.infer<typeof addProductRequestSchema>;

/** Only a count of 0 removes a line (rule cart/count-zero). `later`: of a table's, that it waits until it is called. */
export const setCountRequestSchema = z.object({
  product: z.union([
    z.object({ count: z.int().check(z.gte(0), z.lte(99)) }),
    z.object({ later: z.boolean() }),
  ]),
});

export const tipSchema = z.object({
  include: z.enum(['YES', 'NO']),
  percent: z.number().check(z.gte(0), z.lte(100)),
  customValue: givenAmountSchema,
});

/** Omitted fields stay; null clears. `subservice` says whether it is for an hour (rule cart/hour). */
const cartChangesSchema = z.object({
  subservice: z.optional(z.nullable(z.literal('schedule'))),
  cutlery: z.optional(z.boolean()),
  packed: z.optional(z.boolean()),
  comment: z.optional(comment),
  tip: z.optional(tipSchema),
  contact: z.optional(z.nullable(contactSchema)),
  place: z.optional(z.nullable(addressDraftSchema)),
  shipping_zone: z.optional(z.nullable(z.string().check(typedLine, z.maxLength(120)))),
  schedule_date: z.optional(z.nullable(dateSchema)),
  schedule_hour: z.optional(z.nullable(timeSchema)),
  payment_method: z.optional(z.nullable(z.enum(PAYMENT_METHODS))),
  cash_amount: z.optional(z.nullable(givenAmountSchema)),
  birth_date: z.optional(z.nullable(dateSchema)),
  invoice: z.optional(z.nullable(invoiceSchema)),
  /** Whose room a charge goes to (rule table/room-charge). */
  guest_name: z.optional(z.nullable(z.string().check(typedLine, z.maxLength(SURNAME_LENGTH)))),
});
export type CartChanges = z.infer<typeof cartChangesSchema>;

/** `product_status` sends the lines to the kitchen (rule table/rounds). */
export const updateCartSchema = z.extend(cartChangesSchema, {
  product_status: z.optional(z.literal('send_to_prepare')),
});

/** `values` fill the sentence, amounts in major units. */
const cartIssueSchema = z.object({
  key: z.enum(CART_ISSUES),
  line_id: z.nullable(idSchema),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type CartIssue = z.infer<typeof cartIssueSchema>;

const lineInsideSchema = z.object({
  option_id: idSchema,
  name: z.string(),
  name_in: otherLanguageSchema,
  count: z.int().check(z.positive()),
  text: z.optional(z.string()),
});
/** `options`: what is inside it, of each piece. */
const lineOptionSchema = z.extend(lineInsideSchema, { options: z.optional(z.array(lineInsideSchema)) });

/**
 * A promotion that takes something off a line, or would with `missing` pieces more: the line's price without it
 * (`before`), and what it takes off. `bundle` null: it is a price, or was ordered.
 */
const linePromoSchema = z.object({
  label: z.string(),
  before: amountSchema,
  saved: amountSchema,
  bundle: z.nullable(
    z.object({ take: z.int().check(z.positive()), pay: z.int().check(z.positive()), missing: z.int() }),
  ),
});

/** `unit_price`: of a piece, without bundles; `subtotal`: what the line costs. */
export const cartLineSchema = z.object({
  id: idSchema,
  product_supplier_id: idSchema,
  product_id: idSchema,
  name: z.string(),
  name_in: otherLanguageSchema,
  image: z.nullable(pictureSchema),
  count: z.int().check(z.positive()),
  unit_price: amountSchema,
  subtotal: amountSchema,
  promo: z.nullable(linePromoSchema),
  /** Until when its price stays, which is lower than today's; else null (rule cart/kept-price). */
  kept_until: z.nullable(z.string()),
  /** The service that a lower price was kept for, where the cart is for another by now; left out else. */
  kept_for: z.optional(serviceChoiceSchema),
  /** For an ordered dish: at a price that was kept, when the dish cost more; left out else. */
  was_kept: z.optional(z.boolean()),
  options: z.array(lineOptionSchema),
  comment: z.string(),
  /** At a table: it waits until it is called (rule table/courses); left out else. */
  later: z.optional(z.boolean()),
  /** The branch of a court, else null (rule table/court). */
  stall: z.nullable(stallSchema),
  stock: z.nullable(z.int()),
  /** Null: no bound but the stock (rule cart/product-max). */
  max_per_order: z.nullable(z.int()),
  is_alcoholic: z.boolean(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** A line with the number of the member who chose it; null where one person chooses all (rule cart/group). */
export const memberLineSchema = z.extend(cartLineSchema, { member: z.nullable(memberNumberSchema) });
export type MemberLine = z.infer<typeof memberLineSchema>;

/** The parts of a bill, whose sum is the total (rule cart/bill); what a coupon takes off is below 0. */
export const billSchema = z.array(z.object({ kind: z.enum(BILL_KINDS), amount: z.number() }));
export type Bill = z.infer<typeof billSchema>;

/** The code as typed (rule cart/coupon). */
export const applyCouponRequestSchema = z.object({
  coupon: z.object({ code: z.string().check(typedLine, z.minLength(4), z.maxLength(60)) }),
});

/** Its discount is in the bill, its refusal in the issues. */
export const couponSchema = z.nullable(z.object({ code: z.string() }));

/** The table or room that it goes to; null of anything else (rule table/ordering). */
export const seatSchema = z.nullable(
  z.object({ id: idSchema, kind: z.enum(TABLE_KINDS), label: z.string() }),
);

/** Every cart call answers this (rule cart/server-totals). */
export const cartSchema = z.object({
  purchase_id: idSchema,
  version: z.int(),
  /** False: an order that is not accepted yet, read-only. */
  is_cart: z.boolean(),
  supplier_id: idSchema,
  service: z.enum(ORDER_SERVICES),
  subservice: z.nullable(z.enum(SUBSERVICES)),
  seat: seatSchema,
  /** Null: one person fills it. A guest gets no contact, place, coupon or payment (rule cart/group). */
  group: z.nullable(cartGroupSchema),
  products: z.array(memberLineSchema),
  bill: billSchema,
  total: amountSchema,
  /** Taken off by promotions; the bill's products are the rest. */
  saved: amountSchema,
  coupon: couponSchema,
  minimum: z.object({ value: amountSchema, missing: amountSchema }),
  /** Null for a wanted hour and at the table; `comes_by`: until when it comes, by the server's clock, which placing echoes. */
  arrival_minutes: z.nullable(arrivalMinutesSchema),
  comes_by: z.optional(z.string()),
  polygon: z.nullable(z.object({ id: idSchema, delivery_price: amountSchema })),
  cutlery: z.boolean(),
  packed: z.boolean(),
  comment: z.string(),
  tip_choice: tipSchema,
  /** False: `tip_choice` is a suggestion, in no total. */
  tip_asked: z.boolean(),
  contact: z.nullable(contactSchema),
  place: z.nullable(addressDraftSchema),
  /** To choose from by their names (rule delivery/price). */
  shipping_zones: z.array(z.object({ zone: z.string(), value: amountSchema })),
  /** The one that says the price: around the point, else chosen, else the only one. */
  shipping_zone: z.nullable(z.string()),
  /** Whether the branch asks for a point; one that is known decides. */
  point: z.enum(POINT_RULES),
  birth_date: z.nullable(dateSchema),
  /** Null: none is wanted. */
  invoice: z.nullable(invoiceSchema),
  schedule_date: z.nullable(dateSchema),
  schedule_hour: z.nullable(timeSchema),
  /** To which the hour belongs: the one before its date where it ends a night (rule branches/night). */
  schedule_day: z.nullable(dateSchema),
  /** The end of its slot. */
  schedule_until: z.nullable(timeSchema),
  payment_method: z.nullable(z.enum(PAYMENT_METHODS)),
  cash_amount: z.nullable(amountSchema),
  guest_name: z.nullable(z.string()),
  issues: z.array(cartIssueSchema),
});
export type Cart = z.infer<typeof cartSchema>;
