import * as z from 'zod/mini';
import { contactSchema, deliveryAddressSchema } from '@/lib/contract/people/contact';
import { amountSchema, dateSchema, idSchema, pictureSchema, timeSchema } from '@/lib/contract/primitives';
import { SUBSERVICES } from '@/lib/domain/branches/services';
import { CART_ISSUES } from '@/lib/domain/cart/cart-issues';
import { COUPON_REFUSALS } from '@/lib/domain/cart/coupon';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';

const count = z.int().check(z.gte(1), z.lte(99));
const comment = z.string().check(z.maxLength(250));

/** What can be put into a cart; bookings have calls of their own. */
export const ORDER_SERVICES = ['delivery', 'take_away', 'on_table'] as const;

const choiceSchema = z.object({ option_id: idSchema, count });

/** `id` is the branch's product (rule menu/product-ids); an empty `purchase_id` begins a purchase. */
export const addProductRequestSchema = z.object({
  product: z.object({
    id: idSchema,
    count,
    options: z.optional(z.array(choiceSchema).check(z.maxLength(60))),
    comment: z.optional(comment),
  }),
  purchase_id: z.optional(z.nullable(z.union([idSchema, z.literal('')]))),
  data_purchase: z.object({
    service: z.enum(ORDER_SERVICES),
    subservice: z.optional(z.nullable(z.enum(SUBSERVICES))),
    supplier_id: idSchema,
    /** Where a new cart goes and when; an open one keeps what its diner said. */
    location: z.optional(z.nullable(deliveryAddressSchema)),
    schedule: z.optional(z.nullable(z.object({ date: dateSchema, hour: timeSchema }))),
    /** Named only to be refused: nothing is ordered to a table or a room yet. */
    table_id: z.optional(z.unknown()),
    room_id: z.optional(z.unknown()),
  }),
});
export type AddProductRequest = z.infer<typeof addProductRequestSchema>;

/** A count of 0 removes the line, here and nowhere else (rule cart/count-zero). */
export const setCountRequestSchema = z.object({
  product: z.object({ count: z.int().check(z.gte(0), z.lte(99)) }),
});

const tipSchema = z.object({
  include: z.enum(['YES', 'NO']),
  percent: z.number().check(z.gte(0), z.lte(100)),
  customValue: amountSchema,
});

/** What a diner settles about a cart; what is left out stays as it is. Null takes back; `subservice` is a delivery's alone. */
export const cartChangesSchema = z.object({
  subservice: z.optional(z.nullable(z.literal('schedule'))),
  cutlery: z.optional(z.boolean()),
  packed: z.optional(z.boolean()),
  comment: z.optional(comment),
  tip: z.optional(tipSchema),
  contact: z.optional(z.nullable(contactSchema)),
  place: z.optional(z.nullable(deliveryAddressSchema)),
  shipping_zone: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  schedule_date: z.optional(z.nullable(dateSchema)),
  schedule_hour: z.optional(z.nullable(timeSchema)),
  payment_method: z.optional(z.nullable(z.enum(PAYMENT_METHODS))),
  cash_amount: z.optional(z.nullable(amountSchema)),
  birth_date: z.optional(z.nullable(dateSchema)),
});
/** What a `conflict` says of `subservice`: the diner has an open cart of that branch for it already. */
export const OTHER_CART = 'other_cart';
export type CartChanges = z.infer<typeof cartChangesSchema>;

/** Why a cart cannot be paid as it stands; `values` fill the sentence, amounts in major units. */
const cartIssueSchema = z.object({
  key: z.enum(CART_ISSUES),
  line_id: z.nullable(idSchema),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type CartIssue = z.infer<typeof cartIssueSchema>;

export const cartLineSchema = z.object({
  id: idSchema,
  product_supplier_id: idSchema,
  product_id: idSchema,
  name: z.string(),
  image: z.nullable(pictureSchema),
  count: z.int().check(z.positive()),
  unit_price: amountSchema,
  subtotal: amountSchema,
  options: z.array(z.object({ option_id: idSchema, name: z.string(), count: z.int().check(z.positive()) })),
  comment: z.string(),
  stock: z.nullable(z.int()),
  is_alcoholic: z.boolean(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** The parts of a bill: total is subtotal + delivery − discount + tip. */
export const totalsSchema = z.object({
  subtotal: amountSchema,
  discount: amountSchema,
  delivery: amountSchema,
  tip: amountSchema,
  total: amountSchema,
});
export type Totals = z.infer<typeof totalsSchema>;

/** A code as it was typed; which codes there can be is the server's to say (rule cart/coupon). */
export const applyCouponRequestSchema = z.object({
  coupon: z.object({ code: z.string().check(z.minLength(4), z.maxLength(60)) }),
});

/** The coupon of a cart or an order; what it takes off stands among the totals, why it takes nothing among the issues. */
export const couponSchema = z.nullable(z.object({ code: z.string() }));

/** Every cart answer is the whole cart with the server's totals (rule cart/server-totals). */
export const cartSchema = z.object({
  purchase_id: idSchema,
  version: z.int(),
  /** False for an order that nobody has accepted yet: it is read here, and changed no more. */
  is_cart: z.boolean(),
  supplier_id: idSchema,
  service: z.enum(ORDER_SERVICES),
  subservice: z.nullable(z.enum(SUBSERVICES)),
  products: z.array(cartLineSchema),
  ...totalsSchema.shape,
  coupon: couponSchema,
  minimum: z.object({ value: amountSchema, missing: amountSchema }),
  polygon: z.nullable(z.object({ id: idSchema, delivery_price: amountSchema })),
  cutlery: z.boolean(),
  packed: z.boolean(),
  comment: z.string(),
  tip_choice: tipSchema,
  /** False until the diner has answered: `tip_choice` is then the suggestion, and in no total. */
  tip_asked: z.boolean(),
  contact: z.nullable(contactSchema),
  place: z.nullable(deliveryAddressSchema),
  /** What the price of delivery is chosen from, where the branch has no map (rule delivery/price); else empty. */
  shipping_zones: z.array(z.object({ zone: z.string(), value: amountSchema })),
  shipping_zone: z.nullable(z.string()),
  birth_date: z.nullable(dateSchema),
  schedule_date: z.nullable(dateSchema),
  schedule_hour: z.nullable(timeSchema),
  payment_method: z.nullable(z.enum(PAYMENT_METHODS)),
  cash_amount: z.nullable(amountSchema),
  issues: z.array(cartIssueSchema),
});
export type Cart = z.infer<typeof cartSchema>;

/** What changing the branch would do to a cart (rule cart/change-branch). */
export const supplierChangeSchema = z.object({
  supplier_id: idSchema,
  from: z.object({ id: idSchema, name: z.string() }),
  to: z.object({ id: idSchema, name: z.string() }),
  /** Lines that would come along. */
  kept: z.int(),
  lost: z.array(z.object({ line_id: idSchema, name: z.string(), count: z.int() })),
  repriced: z.array(
    z.object({ line_id: idSchema, name: z.string(), before: amountSchema, after: amountSchema }),
  ),
  /** The cart's coupon and why it would take nothing off there; null refusal where it goes on doing so. */
  coupon: z.nullable(
    z.object({
      code: z.string(),
      refusal: z.nullable(
        z.object({
          key: z.enum(COUPON_REFUSALS),
          values: z.record(z.string(), z.union([z.number(), z.string()])),
        }),
      ),
    }),
  ),
});
export type SupplierChange = z.infer<typeof supplierChangeSchema>;
