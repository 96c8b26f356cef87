import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import {
  amountSchema,
  dateSchema,
  givenAmountSchema,
  idParamSchema,
  idSchema,
} from '@/lib/contract/primitives';
import { noteSchema } from '@/lib/contract/staff/calls';
import { doerSchema } from '@/lib/contract/staff/doer';
import { coveredSchema, figuresSchema, ofBranch, signedAmountSchema } from './ledger-shapes';

const own = { service: 'staff', auth: 'staff' } as const;

const closeSchema = z.object({
  ...ofBranch,
  ...coveredSchema,
  id: idSchema,
  number: z.int(),
  at: z.string(),
  by: doerSchema,
  counted: amountSchema,
  /** Counted less expected: below 0 cash is missing. */
  difference: signedAmountSchema,
  note: z.nullable(z.string()),
  /** Its original was printed. */
  is_printed: z.boolean(),
  /** How often it was printed again after its original. */
  copies: z.int(),
});
export type MoneyClose = z.infer<typeof closeSchema>;

const closeRowSchema = z.object({
  id: idSchema,
  number: z.int(),
  at: z.string(),
  by: doerSchema,
  days: z.array(dateSchema),
  total: signedAmountSchema,
  expected: signedAmountSchema,
  counted: amountSchema,
  difference: signedAmountSchema,
  report: figuresSchema,
});
const closesSchema = z.object({
  ...ofBranch,
  closes: z.array(closeRowSchema),
  /** For the next page; null: this is the last. */
  before: z.nullable(idSchema),
});
export type MoneyCloses = z.infer<typeof closesSchema>;

export const closeDay = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/closes.json',
  scope: 'day:write',
  branch: 'named',
  idempotency: 'accepted',
  summary:
    'Closes the money of a branch since its last close, with the cash that was counted; `number` is that of the reading, and somebody else may have it by now',
  status: 201,
  body: z.object({
    supplier_id: idSchema,
    number: z.int().check(z.positive()),
    counted: givenAmountSchema,
    /** The cash that should be there, as who counted was told; where it is another by now, nothing is closed. */
    expected: z.optional(z.number()),
    note: z.optional(noteSchema),
  }),
  response: closeSchema,
});

export const listCloses = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/closes.json',
  scope: 'day:read',
  branch: 'named',
  summary: 'The closes of a branch, the newest first, 50 at a time',
  status: 200,
  query: z.object({ supplier_id: idParamSchema, before: z.optional(idParamSchema) }),
  response: closesSchema,
});

export const getClose = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/closes/{id}.json',
  scope: 'day:read',
  branch: 'close',
  summary: 'One close, with its figures as they were',
  status: 200,
  params: z.object({ id: idParamSchema }),
  response: closeSchema,
});

export const printClose = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/closes/{id}/prints.json',
  scope: 'day:write',
  branch: 'close',
  idempotency: 'accepted',
  summary:
    'Counts that a close is printed: the first print is its original, and `copies` is the number of any other, which its paper says',
  status: 201,
  params: z.object({ id: idParamSchema }),
  response: closeSchema,
});
