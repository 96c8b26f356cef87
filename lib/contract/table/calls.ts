import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idSchema, slugSchema } from '@/lib/contract/primitives';
import { codeLine } from '@/lib/contract/typed-text';
import { TABLE_KINDS } from '@/lib/domain/table/table-visit';
import { CALL_REASONS } from '@/lib/domain/table/waiter-call';

/** The table, or room, that the diner's code opened (rule table/code). */
export const tableVisitSchema = z.object({
  table: z.object({ id: idSchema, kind: z.enum(TABLE_KINDS), label: z.string() }),
  supplier: z.object({ id: idSchema, slug: slugSchema }),
  /** Until when the table counts as the diner's. */
  until: z.string(),
  can_call_waiter: z.boolean(),
  /** Those of the last minutes, of whoever sits there (rule table/call-waiter). */
  calls: z.array(
    z.object({
      reason: z.enum(CALL_REASONS),
      called_at: z.string(),
      attended_at: z.nullable(z.string()),
      /** The person who comes, where staff said so. */
      attended_by: z.nullable(z.string()),
    }),
  ),
});
export type TableVisit = z.infer<typeof tableVisitSchema>;

const own = { service: 'on-table', auth: 'profile', status: 200, response: tableVisitSchema } as const;

/** A POST: the code is in no address that logs keep. */
export const openTable = defineCall({
  ...own,
  method: 'POST',
  path: '/on_table/open.json',
  summary: 'Opens the table or room of a printed QR code for the diner',
  body: z.object({ token: z.string().check(codeLine, z.maxLength(100)) }),
});

/** Null once the diner sits nowhere: the account was closed, the code renewed, or the branch serves such no more. */
export const getTableVisit = defineCall({
  ...own,
  method: 'GET',
  path: '/on_table/visit.json',
  summary: "The diner's table or room, and its calls of the waiter; null without one",
  response: z.nullable(tableVisitSchema),
});

export const callWaiter = defineCall({
  ...own,
  method: 'POST',
  path: '/on_table/call_waiter.json',
  summary: "Calls the waiter to the diner's table",
  body: z.object({ reason: z.enum(CALL_REASONS) }),
});
