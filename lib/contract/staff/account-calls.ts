import * as z from 'zod/mini';
import { productSchema } from '@/lib/contract/cart/cart';
import { defineCall } from '@/lib/contract/define-call';
import {
  amountSchema,
  givenAmountSchema,
  idParamSchema,
  idSchema,
  numberParamSchema,
} from '@/lib/contract/primitives';
import { accountSchema } from '@/lib/contract/table/account';
import { typedLines } from '@/lib/contract/typed-text';
import { ALLERGENS } from '@/lib/domain/menu/food-labels';
import { IN_PERSON_METHODS, PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { CODE_LENGTH } from '@/lib/domain/table/code-parts';
import { ROUND_STATES } from '@/lib/domain/table/rounds';
import { noteSchema } from './calls';

const accountPaymentSchema = z.object({
  id: idSchema,
  /** The member whose it is; null: somebody who is no member, as who has no phone. */
  member: z.nullable(z.int()),
  method: z.enum(PAYMENT_METHODS),
  /** With the tip. */
  amount: amountSchema,
  /** The cash that was handed over for it; null: not cash, or the exact amount. */
  cash_amount: z.nullable(amountSchema),
  /** A gateway took it, and gives back what it can. */
  by_gateway: z.boolean(),
  given_back: amountSchema,
  /** Not given back yet. `by_hand`: by a person alone, who says so (rule payments/money-back). */
  owed: z.array(z.object({ id: idSchema, amount: amountSchema, by_hand: z.boolean() })),
});

/** The open account of a table, as its branch sees it (rule staff/accounts). */
export const staffAccountSchema = z.extend(accountSchema, {
  supplier_id: idSchema,
  /** When one of its members last did something with it. */
  touched_at: z.string(),
  bill_asked_at: z.nullable(z.string()),
  /** The ways to pay in person that staff may take; none once it is closed. */
  takes: z.array(z.enum(IN_PERSON_METHODS)),
  /** The part that each person at the table may pay now: their dishes and their part of those for all, less what was paid. */
  dues: z.array(z.object({ member: z.int(), amount: amountSchema })),
  /** The money that came or is on its way, the first one first. */
  payments: z.array(accountPaymentSchema),
  /** The money that would go back, by which payment, if one line were taken off now (rule staff/void). */
  returns: z.array(z.object({ line: idSchema, payment_id: idSchema, amount: amountSchema })),
  /** Together, without names (rule table/avoided). */
  avoided: z.array(z.enum(ALLERGENS)),
  /** People who wait to be let in (rule table/joining). */
  wishes: z.array(z.object({ id: idSchema, name: z.string(), wished_at: z.string() })),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;

const own = { service: 'staff', auth: 'staff', status: 200 } as const;
const one = { ...own, params: z.object({ id: idParamSchema }), response: staffAccountSchema } as const;

/** One answer has so many at the most; as many mean that more may follow. */
export const STAFF_ACCOUNTS = 100;

export const listStaffAccounts = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/accounts.json',
  scope: 'tables:write',
  branch: 'asked',
  summary: `The open accounts of tables, those that asked for the bill first, ${STAFF_ACCOUNTS} at a time`,
  /**
   * `after`: the id of the last one that was read. One that has left the list meanwhile begins it again; one that asks for its
   * bill meanwhile moves forward, so the first page is read again on each event.
   */
  query: z.object({ supplier_id: z.optional(idParamSchema), after: z.optional(idParamSchema) }),
  response: z.array(staffAccountSchema),
});

/** Closed ones too, whose parts their people still ask about. */
export const getStaffAccount = defineCall({
  ...one,
  method: 'GET',
  path: '/staff/accounts/{id}.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'The account of a table, open or not',
});

export const setRoundState = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/accounts/{id}/rounds/{number}.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'Says how far the kitchen is with a round',
  params: z.object({ id: idParamSchema, number: numberParamSchema }),
  body: z.object({ state: z.enum(ROUND_STATES) }),
});

/**
 * A void line is on no bill, and its table reads why. `gives_back`: the sum that its caller was told would go back; `total_changed` says
 * the one that would.
 */
export const setSentLine = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/accounts/{id}/lines/{line}.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'Says how far the kitchen is with a line, or takes it from the bill',
  params: z.object({ id: idParamSchema, line: idParamSchema }),
  body: z.union([
    z.object({ state: z.enum(ROUND_STATES) }),
    z.object({ void_reason: noteSchema, gives_back: z.optional(givenAmountSchema) }),
  ]),
});

/** `member`: whose it is, somebody at the table; null or left out: the whole table's. `later`: it waits until it is called (rule table/courses). */
const addedLineSchema = z.object({
  product: productSchema,
  later: z._default(z.boolean(), false),
  member: z.optional(z.nullable(z.int())),
});
export type AddedLine = z.infer<typeof addedLineSchema>;

/** Dishes that somebody adds at once. */
export const ADDED_LINES = 60;

/** One product, or `lines`: several, which are one round. One that is refused refuses them all. */
export const addAccountLines = defineCall({
  ...one,
  method: 'POST',
  path: '/staff/accounts/{id}/lines.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'Adds products for guests, as one round',
  status: 201,
  idempotency: 'required',
  body: z.union([
    z.object({ lines: z.tuple([addedLineSchema], addedLineSchema).check(z.maxLength(ADDED_LINES)) }),
    addedLineSchema,
  ]),
});

/** Idempotent by the key in the code: the phone's own sending is the same round. */
export const takeWaiterCode = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/accounts/from_code.json',
  scope: 'tables:write',
  branch: 'asked',
  summary: 'Takes over the round that a phone without a signal shows as a code',
  ownCardCheck: true,
  /** The contents of several QR codes, each as a line of it, in any order. */
  body: z.object({ code: z.string().check(typedLines, z.maxLength(CODE_LENGTH)) }),
  response: staffAccountSchema,
});

export const moveAccount = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/accounts/{id}/table.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'Moves an account and its members to a free table of the branch',
  body: z.object({ table_id: idSchema }),
});

/**
 * All that the other account holds comes to this one, and the other ends. `payment_in_progress` and `account_paid` where money of the other is
 * on its way or was paid.
 */
export const joinAccounts = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/accounts/{id}/joined.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'Joins another open account of the branch to this one, with its people and rounds',
  body: z.object({ account_id: idSchema }),
});

/** Idempotent. The bill of an account is asked for as a member does it; what is paid already is closed. `asked: false` takes it back. */
export const noteBill = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/accounts/{id}/bill.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'Says that a table asked the waiter for its bill, or wants to order on',
  body: z.object({ asked: z.boolean() }),
});

/** `was_id`: the waiter whom the caller saw; `conflict` where it is another by now. Null: nobody. */
export const setAccountWaiter = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/accounts/{id}/waiter.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'Says which of the people looks after an account',
  body: z.object({ waiter_id: z.nullable(idSchema), was_id: z.nullable(idSchema) }),
});

/** Closes an account, one with something left to pay only for a reason. */
export const closeStaffAccount = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/accounts/{id}/status.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'Closes an account, whatever is paid of it',
  body: z.object({ status: z.literal('closed_account'), reason: z.optional(noteSchema) }),
});

export const removeAccountMember = defineCall({
  ...one,
  method: 'DELETE',
  path: '/staff/accounts/{id}/members/{number}.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'Takes somebody off an account, with what that person has not sent',
  params: z.object({ id: idParamSchema, number: numberParamSchema }),
});

export const answerJoinWish = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/accounts/{id}/wishes/{wish}.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'Lets somebody into an account, or not',
  params: z.object({ id: idParamSchema, wish: idParamSchema }),
  body: z.object({ admit: z.boolean() }),
});
