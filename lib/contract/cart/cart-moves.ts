import * as z from 'zod/mini';
import { amountSchema, idSchema } from '@/lib/contract/primitives';
import { COUPON_REFUSALS } from '@/lib/domain/cart/coupon';
import { cartSchema } from './cart';

const changedPriceSchema = z.object({
  line_id: idSchema,
  name: z.string(),
  before: amountSchema,
  after: amountSchema,
});
const piecesSchema = z.array(z.object({ name: z.string(), count: z.int() }));
/** The delivery is null before it is known. */
const costsSchema = z.object({
  total: amountSchema,
  delivery: z.nullable(amountSchema),
  missing: amountSchema,
});

/** The lines that the other branch or service keeps and loses (rule cart/change-branch, rule cart/brought-along). */
export const supplierChangeSchema = z.object({
  from: z.object({ name: z.string() }),
  to: z.object({ name: z.string() }),
  /** Number of lines. */
  kept: z.int(),
  lost: z.array(z.object({ line_id: idSchema, name: z.string(), count: z.int() })),
  repriced: z.array(changedPriceSchema),
  /** The diner's cart there, which it joins. */
  there: piecesSchema,
  before: costsSchema,
  after: costsSchema,
  /** Null refusal: the coupon still holds. */
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

/** The result of ordering again, in the cart of the order's branch and service (rule orders/again). */
export const orderAgainSchema = z.object({
  /** Null: nothing of it is sold now. */
  cart: z.nullable(cartSchema),
  /** Pieces that are sold out, short or sold no more. */
  missing: piecesSchema,
  /** Sold still, but not with the options of then: neither came. `slug`: of the branch or stall that sells it. */
  changed: z.array(
    z.object({
      name: z.string(),
      count: z.int(),
      product_supplier_id: idSchema,
      slug: z.string(),
      /** Its option that is sold out; null: something else is not as it was. */
      sold_out: z.nullable(z.string()),
    }),
  ),
  repriced: z.array(changedPriceSchema),
  /** A bundle takes less off them than it did (rule menu/bundles). */
  unbundled: piecesSchema,
  /** The lines that the cart held before. */
  there: piecesSchema,
});
export type OrderAgain = z.infer<typeof orderAgainSchema>;
