import * as z from 'zod/mini';
import { cartLineSchema, ORDER_SERVICES, seatSchema } from '@/lib/contract/cart/cart';
import { defineCall } from '@/lib/contract/define-call';
import { pickUpSchema } from '@/lib/contract/orders/orders';
import { deliveryAddressSchema, shownContactSchema } from '@/lib/contract/people/contact';
import { invoiceSchema } from '@/lib/contract/people/invoice';
import {
  amountSchema,
  currencySchema,
  dateSchema,
  idParamSchema,
  idSchema,
  timeSchema,
} from '@/lib/contract/primitives';
import { codeLine, typedLine } from '@/lib/contract/typed-text';
import { SUBSERVICES } from '@/lib/domain/branches/services';
import { MOST_PROMISED_MINUTES } from '@/lib/domain/orders/arrival';
import { UNPROVED_REASONS } from '@/lib/domain/orders/delivery-code';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import { MISMATCHES } from '@/lib/domain/payments/charge-mismatch';
import { GATEWAY_STATUSES } from '@/lib/domain/payments/payment-status';
import { LINE_STAGES } from '@/lib/domain/staff/stages';
import { staffNewsSchema } from './news';

const own = { service: 'staff', auth: 'staff', status: 200 } as const;

export const orderNumberSchema = z.nullable(z.int());

/** A charge that differs from its attempt; somebody must look at the gateway (guarantee/events-are-hints). */
const chargeProblemSchema = z.object({
  payment_id: idSchema,
  purchase_id: idSchema,
  number: orderNumberSchema,
  supplier_id: idSchema,
  misfit: z.enum(MISMATCHES),
  reference: z.string(),
  transaction: z.string(),
  /** Only an approved one has taken money. */
  status: z.enum(GATEWAY_STATUSES),
  asked: z.object({ amount: amountSchema, currency: currencySchema }),
  /** Null for an amount that the currency cannot have. */
  charged: z.object({ amount: z.nullable(amountSchema), currency: z.string() }),
});
export type ChargeProblem = z.infer<typeof chargeProblemSchema>;

/** Why, or how it was given: for staff, never for the diner. */
export const noteSchema = z.string().check(typedLine, z.trim(), z.minLength(1), z.maxLength(200));
/** Paid, or to be paid in person (rule orders/kitchen). */
export const staffOrderSchema = z.object({
  id: idSchema,
  number: orderNumberSchema,
  bck_purchase_id: z.nullable(z.string()),
  supplier_id: idSchema,
  status: z.enum(ORDER_STATUSES),
  service: z.enum(ORDER_SERVICES),
  subservice: z.nullable(z.enum(SUBSERVICES)),
  seat: seatSchema,
  /**
   * The account of a table, which moves by calls of its own: its lines are those that its kitchen owes it, its status says how far the
   * least of them is, and `placed_at` since when the oldest waits (rule staff/rounds).
   */
  is_account: z.boolean(),
  pick_up: pickUpSchema,
  /** How often the diner's four signs may still be wrong, while it is on its way; null: none are asked (rule orders/delivery-code). */
  sign_tries: z._default(z.nullable(z.int()), null),
  /** In the branch's time zone; null: as soon as possible. */
  schedule_date: z.nullable(dateSchema),
  schedule_hour: z.nullable(timeSchema),
  schedule_day: z.nullable(dateSchema),
  /** `member`: who chose it, by name, where several people did (rule cart/group). */
  products: z.array(
    z.extend(cartLineSchema, {
      member: z.nullable(z.string()),
      /** Somebody said on a board that it is made as it is now (rule staff/strikes). */
      struck: z.boolean(),
      /** How far a line of a table's account is (rule staff/rounds); null: of any other order. */
      stage: z._default(z.nullable(z.enum(LINE_STAGES)), null),
      /** Where it is made, by name; null: it has no station (rule staff/stations). */
      station: z.nullable(z.string()),
    }),
  ),
  total: amountSchema,
  paid: z.boolean(),
  payment_method: z.string(),
  cash_amount: z.nullable(amountSchema),
  /** The change that the courier brings along. */
  cash_change: z.nullable(amountSchema),
  refund_due: z.nullable(amountSchema),
  charge_problems: z.array(chargeProblemSchema),
  /** The guest's name for a charge to the room, as the diner wrote it. */
  guest: z.nullable(z.string()),
  contact: z.nullable(shownContactSchema),
  /** Null too for people and tablets who give no money back (rule staff/people). */
  invoice: z.nullable(invoiceSchema),
  place: z.nullable(deliveryAddressSchema),
  /** The zone of a branch without a map; else null. */
  shipping_zone: z.nullable(z.string()),
  comment: z.string(),
  cutlery: z.boolean(),
  packed: z.boolean(),
  /** A stall's part of a court's order, whose moves are not taken back (rule staff/undo). */
  is_stall: z.boolean(),
  /** Somebody said that it goes before the others (rule staff/first). */
  first: z._default(z.boolean(), false),
  placed_at: z.nullable(z.string()),
  /** When it became ready, while it is; null: it is not (rule staff/hand-over). */
  ready_at: z._default(z.nullable(z.string()), null),
  /** The time that its diner was told, or that staff said since; null for a wanted hour, and where nothing is promised. */
  promised: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** The oldest first. */
  news: z.array(staffNewsSchema),
  /** The last answer of the branch to its diner, while it is open; `asked`: the words that it answers, null where there were none. */
  answered: z.optional(z.object({ asked: z.nullable(z.string()), answer: z.string() })),
});
export type StaffOrder = z.infer<typeof staffOrderSchema>;
const readNewsSchema = z.object({ id: idSchema, number: orderNumberSchema, news: z.array(staffNewsSchema) });
export type ReadNews = z.infer<typeof readNewsSchema>;
export const movedSchema = z.object({
  id: idSchema,
  number: orderNumberSchema,
  status: z.enum(ORDER_STATUSES),
  /** Whether it is packed to be taken along (rule cart/packing). */
  packed: z.boolean(),
});
export type MovedOrder = z.infer<typeof movedSchema>;

export const listStaffOrders = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/orders.json',
  scope: 'orders:read',
  branch: 'asked',
  summary: 'The orders that have news for staff, and those that run, oldest first',
  query: z.object({ supplier_id: z.optional(idParamSchema) }),
  response: z.array(staffOrderSchema),
});

/** Idempotent; news that came meanwhile stay. */
export const readOrderNews = defineCall({
  ...own,
  method: 'PUT',
  path: '/staff/orders/{id}/read.json',
  scope: 'orders:write',
  branch: 'order',
  summary: 'Says that staff have read the news of an order, through the one that is named',
  params: z.object({ id: idParamSchema }),
  body: z.object({ through: idSchema }),
  response: readNewsSchema,
});

export const listChargeProblems = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/charge_problems.json',
  scope: 'orders:read',
  branch: 'asked',
  summary:
    'Charges that are not what was asked for, also of orders that the kitchen may not see, newest first',
  query: z.object({ supplier_id: z.optional(idParamSchema) }),
  response: z.array(chargeProblemSchema),
});

export const moveStaffOrder = defineCall({
  ...own,
  method: 'PUT',
  path: '/staff/orders/{id}/status.json',
  scope: 'orders:write',
  branch: 'order',
  summary: 'Moves an order to its next status',
  idempotency: 'accepted',
  params: z.object({ id: idParamSchema }),
  /** The diner reads the reason, which people and tablets need to cancel. `minutes`: from now until it is ready or comes (rule orders/arrival). */
  body: z.object({
    status: z.string().check(codeLine, z.maxLength(30)),
    minutes: z.optional(z.int().check(z.gte(1), z.lte(MOST_PROMISED_MINUTES))),
    reason: z.optional(noteSchema),
    /** With `delivered`: the signs that the diner told, or why there are none (rule orders/delivery-code). */
    signs: z.optional(z.string().check(codeLine, z.maxLength(12))),
    unproved: z.optional(z.object({ reason: z.enum(UNPROVED_REASONS), words: z.optional(noteSchema) })),
  }),
  response: movedSchema,
});
