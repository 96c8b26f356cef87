import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { helpMessageSchema, helpReasonSchema } from '@/lib/contract/orders/help-calls';
import { shownContactSchema } from '@/lib/contract/people/contact';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { typedLines } from '@/lib/contract/typed-text';
import { MOST_HELP_WORDS } from '@/lib/domain/orders/help';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import { beforeSchema } from './rating-calls';

/** The words that the branch answers with. */
const answerSchema = z.object({
  answer: z.string().check(typedLines, z.regex(/\S/), z.maxLength(MOST_HELP_WORDS)),
});

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
  /** When the branch said that it needs no answer, or answered later words. */
  settled_at: z.nullable(z.string()),
});
export type StaffHelp = z.infer<typeof staffHelpSchema>;
const staffHelpsSchema = z.object({ requests: z.array(staffHelpSchema) });
export type StaffHelps = z.infer<typeof staffHelpsSchema>;

/** The words of one diner and the branch to each other about an order (rule orders/help). */
const conversationSchema = z.object({
  /** The last request of the diner, or the branch's last words where they wrote none: where an answer is sent to. */
  id: idSchema,
  /** The first request, which stays the same: two of a group may have one name. */
  first_id: idSchema,
  supplier_id: idSchema,
  order: z.object({ id: idSchema, number: z.nullable(z.int()), status: z.enum(ORDER_STATUSES) }),
  /** The contact of who ordered. */
  contact: z.nullable(shownContactSchema),
  /** The name of who writes, where it is another one of a group or a table. */
  member: z.nullable(z.string()),
  /** In which the diner last wrote; null for what was written before that was kept. */
  lang: z._default(z.nullable(z.enum(LANGUAGES)), null),
  /** How many messages of the diner wait for the branch. */
  waiting: z.int(),
  /** The last five, the oldest first. */
  messages: z.array(helpMessageSchema),
  /** How many messages stand before these. */
  older: z.int(),
});
export type Conversation = z.infer<typeof conversationSchema>;

const own = { service: 'staff', auth: 'staff', status: 200 } as const;

export const listHelpRequests = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/help_requests.json',
  scope: 'orders:read',
  branch: 'asked',
  summary: 'Messages of diners about their orders, the newest first, 200 at a time',
  /** `before`: the `at` of the last one that was read; `open`: those that the branch has neither answered nor settled. */
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
  branch: 'help_request',
  summary: 'Answers what a diner wrote about an order',
  params: z.object({ id: idParamSchema }),
  body: answerSchema,
  response: staffHelpSchema,
});

/** The diner reads it on the order's page. Another answer follows it; the same words again are one answer. */
export const answerRating = defineCall({
  ...own,
  method: 'PUT',
  path: '/staff/orders/{id}/ratings/{rating}.json',
  scope: 'orders:write',
  branch: 'order',
  summary: 'Answers what a diner said of an order',
  params: z.object({ id: idParamSchema, rating: idParamSchema }),
  body: answerSchema,
  response: staffHelpSchema,
});

/** Idempotent. What the diner wrote after this request waits further. */
export const settleHelp = defineCall({
  ...own,
  method: 'PUT',
  path: '/staff/help_requests/{id}/settled.json',
  scope: 'orders:write',
  branch: 'help_request',
  summary: 'Says that what a diner wrote about an order, up to this request, needs no answer',
  params: z.object({ id: idParamSchema }),
  body: z.object({ settled: z.literal(true) }),
  response: staffHelpSchema,
});

/** Without an order: those that wait for the branch, and those of the last two days. */
export const listConversations = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/conversations.json',
  scope: 'orders:read',
  branch: 'asked',
  summary:
    'Conversations with diners about orders: those that wait first, then the newest first, a hundred at the most',
  query: z.object({ supplier_id: z.optional(idParamSchema), order_id: z.optional(idParamSchema) }),
  response: z.object({ conversations: z.array(conversationSchema) }),
});
