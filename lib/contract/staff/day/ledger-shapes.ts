import * as z from 'zod/mini';
import { currencySchema, dateSchema, idSchema } from '@/lib/contract/primitives';
import { doerSchema } from '@/lib/contract/staff/doer';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';

/** Below 0 where more went out than came. */
export const signedAmountSchema = z.number();

const sumsSchema = {
  /** Orders and accounts of which money came. */
  orders: z.int(),
  /** Without tips. */
  sales: signedAmountSchema,
  tips: signedAmountSchema,
  /** The part that cash has no coins for. */
  rounding: signedAmountSchema,
  /** Given back in this time, tips in it, also of orders of before. */
  given_back: signedAmountSchema,
  /** Sales, tips and rounding, less what was given back. */
  total: signedAmountSchema,
};

/** Each way to pay by itself, and cash. */
export const figuresSchema = z.object({
  ...sumsSchema,
  methods: z.array(z.object({ method: z.enum(PAYMENT_METHODS), ...sumsSchema })),
  /** Cash alone: `expected` is what the drawer must hold. */
  cash: z.object({
    opening: signedAmountSchema,
    taken: signedAmountSchema,
    given_back: signedAmountSchema,
    put_in: signedAmountSchema,
    taken_out: signedAmountSchema,
    expected: signedAmountSchema,
  }),
});
export type MoneyFigures = z.infer<typeof figuresSchema>;

export const reportSchema = z.extend(figuresSchema, {
  /** The people who took tips; `by` null: nobody of the restaurant, as for what is paid online. */
  tips_by: z.array(z.object({ by: z.nullable(doerSchema), tips: signedAmountSchema })),
});
export type MoneyReport = z.infer<typeof reportSchema>;

export const ofBranch = {
  supplier_id: idSchema,
  currency: currencySchema,
  timezone: z.string(),
};

/** The money that a reading or a close has. */
export const coveredSchema = {
  /** The business days of its money, the first one first; none: there was none. */
  days: z.array(dateSchema),
  /** Money of a day before today's is in it. */
  is_late: z.boolean(),
  /** When the close before was made; null: it is the first. */
  since: z.nullable(z.string()),
  report: reportSchema,
};
