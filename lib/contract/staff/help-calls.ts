import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { helpReasonSchema } from '@/lib/contract/orders/help-calls';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { typedLines } from '@/lib/contract/typed-text';
import { MOST_HELP_WORDS } from '@/lib/domain/orders/help';
import { beforeSchema } from './rating-calls';

const staffHelpSchema = z.object({
  id: idSchema,
  supplier_id: idSchema,
  order: z.object({ id: idSchema, number: z.nullable(z.int()) }),
  reason: helpReasonSchema,
  words: z.string(),
  /** The branch wrote again without being asked: `answer` alone says something. */
  of_branch: z.boolean(),
  /** At `/staff/help_requests/{id}/photo`. */
  has_photo: z.boolean(),
  at: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});
export type StaffHelp = z.infer<typeof staffHelpSchema>;
const staffHelpsSchema = z.object({ requests: z.array(staffHelpSchema) });
export type StaffHelps = z.infer<typeof staffHelpsSchema>;

const own = { service: 'staff', auth: 'staff', status: 200 } as const;

export const listHelpRequests = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/help_requests.json',
  scope: 'orders:read',
  summary: 'Messages of diners about their orders, the newest first, 200 at a time',
  /** `before`: the `at` of the last one that was read; `open`: those since which the branch has not written. */
  query: z.object({
    supplier_id: z.optional(idParamSchema),
    order_id: z.optional(idParamSchema),
    open: z.optional(z.enum(['true', 'false'])),
    before: beforeSchema,
  }),
  response: staffHelpsSchema,
});

/** The diner reads it on the order's page. Another answer follows it; the same words again are one answer. */
export const answerHelp = defineCall({
  ...own,
  method: 'PUT',
  path: '/staff/help_requests/{id}.json',
  scope: 'orders:write',
  summary: 'Answers what a diner wrote about an order',
  params: z.object({ id: idParamSchema }),
  body: z.object({ answer: z.string().check(typedLines, z.regex(/\S/), z.maxLength(MOST_HELP_WORDS)) }),
  response: staffHelpSchema,
});
