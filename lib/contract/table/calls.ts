import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idSchema, slugSchema } from '@/lib/contract/primitives';

/** As printed (rule table/code). */
export const tableCodeSchema = z.string().check(z.regex(/^[\w-]{22}$/));

/** A POST: the code is in no address that logs keep. */
export const openTable = defineCall({
  service: 'on-table',
  method: 'POST',
  path: '/on_table/open.json',
  summary: 'The table of a printed QR code, and its branch',
  auth: 'none',
  status: 200,
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
  response: z.object({
    table: z.object({ id: idSchema, label: z.string() }),
    supplier: z.object({ id: idSchema, slug: slugSchema }),
    /** Until when the table counts as the diner's. */
    until: z.iso.datetime(),
  }),
});
