import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { amountSchema, givenAmountSchema, idParamSchema, idSchema } from '@/lib/contract/primitives';
import { holdShareRequestSchema } from '@/lib/contract/table/shares';
import { typedLine } from '@/lib/contract/typed-text';
import { IN_PERSON_METHODS } from '@/lib/domain/payments/payment-methods';
import { ACCOUNT_STATES } from '@/lib/domain/table/account';
import { MEMBER_NAME } from '@/lib/domain/table/members';
import { staffAccountSchema } from './account-calls';
import { waitingPaymentSchema } from './payment-calls';
import { waiterCallSchema } from './waiter-calls';

const own = { service: 'staff', auth: 'staff', status: 200 } as const;

/** The account of a table in a few figures (rule staff/room). Lines are counted without those that staff took off. */
const roomAccountSchema = z.object({
  id: idSchema,
  /** Null until something was sent. */
  number: z.nullable(z.int()),
  /** `closed`: nothing is to be paid, and its kitchen still owes it something. */
  state: z.enum(ACCOUNT_STATES),
  opened_at: z.string(),
  bill_asked_at: z.nullable(z.string()),
  /** One of `waiters` of the room; null: nobody looks after it. */
  waiter_id: z.nullable(idSchema),
  /** People who sit at the table now. */
  members: z.int(),
  total: amountSchema,
  /** Neither paid nor on its way. */
  left: amountSchema,
  in_flight: amountSchema,
  /** Lines that nobody has begun, that are being made, and that wait to be called. */
  to_begin: z.int(),
  making: z.int(),
  later: z.int(),
});
export type RoomAccount = z.infer<typeof roomAccountSchema>;

const roomTableSchema = z.object({
  id: idSchema,
  label: z.string(),
  seats: z.nullable(z.int()),
  /** The part of the room in which it stands (rule table/areas). */
  area: z._default(z.nullable(z.string()), null),
  account: z.nullable(roomAccountSchema),
  /** The next approved booking of the next hours; null too without the right to read bookings. */
  booking: z.nullable(
    z.object({ id: idSchema, starts_at: z.string(), people: z.nullable(z.int()), name: z.string() }),
  ),
});
export type RoomTable = z.infer<typeof roomTableSchema>;

/** Somebody who waits to be let into an account (rule table/joining). */
const roomWishSchema = z.object({
  id: idSchema,
  account_id: idSchema,
  table: z.object({ id: idSchema, label: z.string() }),
  name: z.string(),
  wished_at: z.string(),
});
export type RoomWish = z.infer<typeof roomWishSchema>;

/** Money that somebody at a table is to get back in person (rule staff/room). */
const roomRefundSchema = z.object({
  id: idSchema,
  account_id: idSchema,
  table: z.object({ id: idSchema, label: z.string() }),
  /** The payer's name; null: nobody said one. */
  name: z.nullable(z.string()),
  method: z.enum(IN_PERSON_METHODS),
  amount: amountSchema,
  since: z.string(),
});
export type RoomRefund = z.infer<typeof roomRefundSchema>;

const roomSchema = z.object({
  supplier_id: idSchema,
  /** In the order of the folder; a table that was taken away stands last while its account is open. */
  tables: z.array(roomTableSchema),
  /** The oldest first, each of the four. */
  calls: z.array(waiterCallSchema),
  wishes: z.array(roomWishSchema),
  payments: z.array(waitingPaymentSchema),
  refunds: z.array(roomRefundSchema),
  /** The people who may look after tables of the branch, by name. */
  waiters: z.array(z.object({ id: idSchema, name: z.string(), is_me: z.boolean() })),
});
export type Room = z.infer<typeof roomSchema>;

export const listRoom = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/tables.json',
  scope: 'tables:write',
  branch: 'named',
  summary: 'The tables of a branch with their accounts in a few figures, and who waits for staff there',
  query: z.object({ supplier_id: idParamSchema }),
  response: roomSchema,
});

/** For people without a phone. `table_taken` where one is open already, also one that a diner opens at the same time. */
export const openStaffAccount = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/tables/{id}/account.json',
  scope: 'tables:write',
  branch: 'table',
  summary: 'Opens an account at a free table',
  status: 201,
  idempotency: 'required',
  params: z.object({ id: idParamSchema }),
  /** With a name, somebody of that name is its first member. */
  body: z.object({ name: z.optional(z.string().check(typedLine, z.maxLength(MEMBER_NAME))) }),
  response: staffAccountSchema,
});

/**
 * Money that no phone asked for. `member`: whose share it is; left out, somebody without a phone pays, and a part of the kind `mine` is
 * nobody's. Parts that diners hold are respected: `share_too_large` says what is left. `total`: the sum with the tip that the payer was
 * told; `total_changed` says the one to tell.
 */
export const takeShare = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/accounts/{id}/payments.json',
  scope: 'tables:write',
  branch: 'order',
  summary: 'Takes money in person for a part of an account',
  status: 201,
  idempotency: 'required',
  params: z.object({ id: idParamSchema }),
  body: z.object({
    method: z.enum(IN_PERSON_METHODS),
    part: holdShareRequestSchema,
    member: z.optional(z.int().check(z.positive())),
    cash_amount: z.optional(givenAmountSchema),
    total: z.optional(givenAmountSchema),
  }),
  response: staffAccountSchema,
});
export type TakeShareRequest = z.infer<typeof takeShare.body>;

/** The code of a table (rule table/code). */
const tableCodeSchema = z.object({
  label: z.string(),
  /** The address that the QR code holds. */
  url: z.string(),
  /** The menu of the branch's tables, for people without a camera; it opens no table. */
  short_address: z.string(),
});
export type TableCode = z.infer<typeof tableCodeSchema>;

const ofTable = {
  service: 'staff',
  auth: 'staff',
  status: 200,
  path: '/staff/tables/{id}/code.json',
  branch: 'table',
  params: z.object({ id: idParamSchema }),
  response: tableCodeSchema,
} as const;

export const getTableCode = defineCall({
  ...ofTable,
  method: 'GET',
  scope: 'tables:write',
  summary: 'The code of a table or room, to be scanned or printed',
});

/** `old`: the address that is to open nothing any more; `conflict` where it is not the table's now, so that a wish sent twice is done once. */
export const renewTableCode = defineCall({
  ...ofTable,
  method: 'PUT',
  scope: 'people:write',
  summary:
    'Makes a new code for a table or room: what was printed opens nothing any more, and who scanned it scans again',
  body: z.object({ old: z.string().check(typedLine, z.maxLength(500)) }),
});
