import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import {
  amountSchema,
  dateSchema,
  givenAmountSchema,
  idParamSchema,
  idSchema,
} from '@/lib/contract/primitives';
import { noteSchema, orderNumberSchema } from '@/lib/contract/staff/calls';
import { doerSchema } from '@/lib/contract/staff/doer';
import { DRAWER_KINDS, MOVE_KINDS } from '@/lib/domain/money/money-moves';
import { IN_PERSON_METHODS, PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { coveredSchema, ofBranch, reportSchema, signedAmountSchema } from './ledger-shapes';

const own = { service: 'staff', auth: 'staff' } as const;

const dayMoneySchema = z.object({
  ...ofBranch,
  /** The business day (rule branches/business-day), and today's. */
  date: dateSchema,
  today: dateSchema,
  /** Instants; `to` is not in it. */
  span: z.object({ from: z.string(), to: z.string() }),
  report: reportSchema,
});
export type DayMoney = z.infer<typeof dayMoneySchema>;

const readingSchema = z.object({
  ...ofBranch,
  ...coveredSchema,
  at: z.string(),
  /** The number that the next close gets. */
  number: z.int(),
  /** How many things wait that somebody may want to end before they close. */
  waiting: z.object({
    accounts: z.int(),
    orders: z.int(),
    shares: z.int(),
    transfers: z.int(),
    refunds: z.int(),
    charges: z.int(),
    deposits: z.int(),
  }),
});
export type MoneyReading = z.infer<typeof readingSchema>;

const moveSchema = z.object({
  id: idSchema,
  at: z.string(),
  kind: z.enum(MOVE_KINDS),
  method: z.enum(PAYMENT_METHODS),
  /** Without the tip; all below 0 where money went out. */
  amount: signedAmountSchema,
  tip: signedAmountSchema,
  rounding: signedAmountSchema,
  /** The cash that was handed over, and what of it went back; null: not told. */
  received: z.nullable(amountSchema),
  change: z.nullable(signedAmountSchema),
  order: z.nullable(z.object({ id: idSchema, number: orderNumberSchema })),
  payment_id: z.nullable(idSchema),
  /** Null: nobody of the restaurant. */
  by: z.nullable(doerSchema),
  reason: z.nullable(z.string()),
  /** The close that has it; 0: before the first. Null: it is open. */
  close: z.nullable(z.int()),
  /** It was taken in person, so another way to pay may be said. */
  is_correctable: z.boolean(),
  /** It takes back the row with this id. */
  reverses: z.nullable(idSchema),
  /** The row that takes it back. */
  reversed_by: z.nullable(idSchema),
  /** Cash beside sales that nothing takes back yet. */
  is_reversible: z.boolean(),
});
export type MoneyMove = z.infer<typeof moveSchema>;
const movesSchema = z.object({
  ...ofBranch,
  moves: z.array(moveSchema),
  before: z.nullable(idSchema),
});
export type MoneyMoves = z.infer<typeof movesSchema>;

export const getDayMoney = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/money.json',
  scope: 'day:read',
  branch: 'named',
  summary:
    'The money of a business day of a branch, each way to pay by itself; of today unless a date is named',
  status: 200,
  query: z.object({ supplier_id: idParamSchema, date: z.optional(dateSchema) }),
  response: dayMoneySchema,
});

export const getMoneyReading = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/money/reading.json',
  scope: 'day:read',
  branch: 'named',
  summary: 'The money of a branch since its last close, as it stands now; it changes nothing',
  status: 200,
  query: z.object({ supplier_id: idParamSchema }),
  response: readingSchema,
});

export const listMoneyMoves = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/money/moves.json',
  scope: 'day:read',
  branch: 'named',
  summary:
    'The rows of the ledger of a branch, the newest first, 100 at a time: those that no close has, those of a close by its number, those of a business day, or those that are of both',
  status: 200,
  query: z.object({
    supplier_id: idParamSchema,
    close: z.optional(idParamSchema),
    date: z.optional(dateSchema),
    /** A way to pay, or the drawer beside sales; all where it is left out. */
    of: z.optional(z.enum([...PAYMENT_METHODS, 'drawer'])),
    before: z.optional(idParamSchema),
  }),
  response: movesSchema,
});

export const moveDrawer = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/money/drawer.json',
  scope: 'day:write',
  branch: 'named',
  idempotency: 'accepted',
  summary:
    'Says the cash that the drawer of a branch begins with, which replaces what was said of it since the last close, or what is put in or taken out, with a reason',
  status: 201,
  body: z.object({
    supplier_id: idSchema,
    kind: z.enum(DRAWER_KINDS),
    amount: givenAmountSchema,
    reason: z.optional(noteSchema),
  }),
  response: readingSchema,
});

export const reverseMove = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/money/moves/{id}/reversal.json',
  scope: 'day:write',
  branch: 'move',
  idempotency: 'accepted',
  summary:
    'Takes back cash that was put into a drawer or out of it by mistake, with a reason, once: a row of now, whatever close has the first one',
  status: 201,
  params: z.object({ id: idParamSchema }),
  body: z.object({ reason: noteSchema }),
  response: readingSchema,
});

/** Idempotent. */
export const correctPaymentMethod = defineCall({
  ...own,
  method: 'PUT',
  path: '/staff/payments/{id}/method.json',
  scope: 'day:write',
  branch: 'payment',
  summary: 'Says that money which was taken in person came by another way, with a reason',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({ method: z.enum(IN_PERSON_METHODS), reason: noteSchema }),
  response: z.object({ payment_id: idSchema, purchase_id: idSchema, method: z.enum(IN_PERSON_METHODS) }),
});
