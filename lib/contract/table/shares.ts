import * as z from 'zod/mini';
import { tipSchema } from '@/lib/contract/cart/cart';
import { defineCall } from '@/lib/contract/define-call';
import { givenAmountSchema, idParamSchema, idSchema } from '@/lib/contract/primitives';
import { MOST_PIECES } from '@/lib/domain/table/split-parts';
import { accountSchema } from './account';
import { namedAccountSchema } from './account-calls';

const pieces = z.int().check(z.gte(1), z.lte(MOST_PIECES));
/** More than an account has (guarantee/bounded-bodies). */
const MOST_LINES = 400;

/** Left out: no tip. */
const tip = z.optional(tipSchema);
const partSchema = z.union([z.object({ of: pieces, count: pieces }), z.literal('rest')]);
export const holdShareRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all'), tip }),
  z.object({ kind: z.literal('equal'), of: pieces, tip }),
  z.object({ kind: z.literal('mine'), tip }),
  z.object({
    kind: z.literal('lines'),
    lines: z
      .array(z.object({ line_id: idSchema, part: partSchema }))
      .check(z.minLength(1), z.maxLength(MOST_LINES)),
    tip,
  }),
  z.object({ kind: z.literal('amount'), amount: givenAmountSchema.check(z.positive()), tip }),
]);
export type HoldShareRequest = z.infer<typeof holdShareRequestSchema>;

const own = { service: 'on-table', auth: 'profile', status: 200, response: accountSchema } as const;

/** `share_too_large` says what is left, `dish_taken` of which dish (rule table/split). */
export const holdShare = defineCall({
  ...own,
  method: 'POST',
  path: '/on_table/account/shares.json',
  summary: "Holds a share of a table's account for five minutes, in place of the one that the caller held",
  query: namedAccountSchema,
  body: holdShareRequestSchema,
});

/** Idempotent; also of one that waits for staff to take the money, never while a gateway may charge it. */
export const dropShare = defineCall({
  ...own,
  method: 'DELETE',
  path: '/on_table/account/shares/{id}.json',
  summary: "Gives up the caller's share of a table's account",
  params: z.object({ id: idParamSchema }),
  query: namedAccountSchema,
});
