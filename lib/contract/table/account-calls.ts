import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { memberNameSchema } from '@/lib/contract/typed-text';
import { accountAnswerSchema, accountSchema } from './account';

const own = { service: 'on-table', auth: 'profile', status: 200, response: accountSchema } as const;

/** An account that the caller is a member of, without a visit: closed, by a link, or after leaving the table. */
export const namedAccountSchema = z.object({ id: z.optional(idParamSchema) });

export const getTableAccount = defineCall({
  ...own,
  method: 'GET',
  path: '/on_table/account.json',
  summary:
    "The account of the diner's table, or the one that waits to be joined; null where the diner sits nowhere",
  query: namedAccountSchema,
  response: z.nullable(accountAnswerSchema),
});

/** Idempotent; opens the account where the table has none. */
export const joinTableAccount = defineCall({
  ...own,
  method: 'POST',
  path: '/on_table/account/join.json',
  summary: "Joins or opens the account of the diner's table under a first name",
  body: z.object({ name: memberNameSchema }),
});

/** `version` is that of `draft_versions` which the diner saw. */
export const sendRound = defineCall({
  ...own,
  method: 'POST',
  path: '/on_table/account/send.json',
  summary: 'Sends what was chosen at the table to the kitchen, as a round',
  idempotency: 'required',
  body: z.object({
    whose: z.enum(['mine', 'all']),
    version: z.int(),
    /** The waiter has copied it from the phone: it leaves the carts, and no round is made. */
    taken: z.optional(z.boolean()),
  }),
});

export const askBill = defineCall({
  ...own,
  method: 'POST',
  path: '/on_table/account/bill.json',
  summary: 'Asks for the bill; nothing is sent until the account is opened again',
});

export const reopenAccount = defineCall({
  ...own,
  method: 'DELETE',
  path: '/on_table/account/bill.json',
  summary: 'Opens an account again whose bill was asked for',
});

/** Idempotent: what was called already is called no more. */
export const callNext = defineCall({
  ...own,
  method: 'POST',
  path: '/on_table/account/next.json',
  summary: 'Calls what waits at the table, so that the kitchen makes it',
});

export const setLineForAll = defineCall({
  ...own,
  method: 'PUT',
  path: '/on_table/lines/{id}.json',
  summary: 'Says whether a line that is not sent yet is for all at the table',
  params: z.object({ id: idParamSchema }),
  body: z.object({ for_all: z.boolean() }),
});
