import * as z from 'zod/mini';
import { ORDER_SERVICES } from '@/lib/contract/cart/cart';
import { defineCall } from '@/lib/contract/define-call';
import { amountSchema, dateSchema, idParamSchema, idSchema, timeSchema } from '@/lib/contract/primitives';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';

const count = z.int().check(z.gte(0));
/** Below 0 where more was given back than taken. */
const signedSchema = z.number();

/** Orders by when they were placed, money by when it moved. */
const dayNumbersSchema = z.object({
  /** Orders that a kitchen got and that were not cancelled, and the sum of their bills without tips. */
  orders: count,
  sales: amountSchema,
  cancelled: count,
  /** The sum that coupons and bundles took off these bills. */
  discounts: amountSchema,
  /** The money that was taken, its tips apart, and what was given back, as the close of the day says them (rule payments/ledger). */
  taken: signedSchema,
  tips: signedSchema,
  given_back: signedSchema,
  /** Orders with a promised time that came, those of them that came later, and the minutes in the middle that were promised and that it took. */
  timed: z.object({ orders: count, late: count, promised: z.number(), took: z.number() }),
});
export type DayNumbers = z.infer<typeof dayNumbersSchema>;

const todaySchema = z.object({
  /** The business day, and the one a week before that it is compared with. */
  date: dateSchema,
  against: dateSchema,
  /** Both are counted until then, by the branch's clock; null: to their ends. */
  until: z.nullable(timeSchema),
  now: dayNumbersSchema,
  before: dayNumbersSchema,
  /** In the order of the business day; hours without orders on both days are left out. */
  hours: z.array(
    z.object({
      hour: z.int(),
      orders: count,
      sales: amountSchema,
      orders_before: count,
      sales_before: amountSchema,
    }),
  ),
  services: z.array(
    z.object({
      service: z.enum(ORDER_SERVICES),
      orders: count,
      sales: amountSchema,
      sales_before: amountSchema,
    }),
  ),
  methods: z.array(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      taken: signedSchema,
      tips: signedSchema,
      given_back: signedSchema,
    }),
  ),
  /** The twenty that brought most. */
  dishes: z.array(z.object({ product_id: idSchema, name: z.string(), count, sales: amountSchema })),
  /** `by`: who cancelled; `reason`: the diner's choice, or the words of staff; null: none. */
  cancellations: z.array(
    z.object({ by: z.enum(['diner', 'staff', 'nobody']), reason: z.nullable(z.string()), orders: count }),
  ),
});
export type Today = z.infer<typeof todaySchema>;

export const getToday = defineCall({
  service: 'staff',
  auth: 'staff',
  method: 'GET',
  path: '/staff/day/today.json',
  scope: 'day:read',
  branch: 'named',
  status: 200,
  summary:
    'The business day of a branch in numbers, beside the same weekday a week before; today counts to this hour',
  query: z.object({ supplier_id: idParamSchema, date: z.optional(dateSchema) }),
  response: todaySchema,
});
