import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { typedLines } from '@/lib/contract/typed-text';
import { HELP_REASONS, HELP_SIDES, MOST_HELP_WORDS } from '@/lib/domain/orders/help';
import { MOST_PROOF_BYTES } from '@/lib/domain/payments/transfer';

export const helpReasonSchema = z.enum(HELP_REASONS);
export const helpMessageSchema = z.object({
  /** The request's; an answer has the id of what it answers. */
  id: idSchema,
  from: z.enum(HELP_SIDES),
  /** Null: the branch's words. */
  reason: z.nullable(helpReasonSchema),
  words: z.string(),
  has_photo: z.boolean(),
  at: z.string(),
});
export type HelpMessage = z.infer<typeof helpMessageSchema>;
/** The last five of the caller's own conversation, the oldest first. */
export const orderHelpSchema = z.object({
  messages: z.array(helpMessageSchema),
  /** How many messages stand before these. */
  older: z.int(),
  /** Words of the caller wait for the branch, which has neither answered nor settled them. */
  waits: z.boolean(),
  can_ask: z.boolean(),
});
export type OrderHelp = z.infer<typeof orderHelpSchema>;

/** Without a reason the words go on with what was said before. */
export const askHelpSchema = z
  .object({
    reason: z.optional(helpReasonSchema),
    words: z.string().check(typedLines, z.maxLength(MOST_HELP_WORDS)),
  })
  .check(z.refine(({ reason, words }) => reason !== undefined || /\S/.test(words), { path: ['words'] }));
export type AskHelp = z.infer<typeof askHelpSchema>;

const own = {
  service: 'cart',
  auth: 'profile',
  path: '/orders/{id}/help.json',
  params: z.object({ id: idParamSchema }),
  response: orderHelpSchema,
} as const;

export const getHelp = defineCall({
  ...own,
  method: 'GET',
  status: 200,
  summary: 'The last five messages between the caller and the branch about an order',
});

/** `order_closed` where it is a cart or too late, `help_full` after five that the branch has not answered. */
export const askHelp = defineCall({
  ...own,
  method: 'POST',
  status: 201,
  idempotency: 'required',
  summary: 'Writes to the branch about an order',
  body: askHelpSchema,
});

/** Another photo takes its place. */
export const sendHelpPhoto = defineCall({
  ...own,
  method: 'POST',
  status: 200,
  path: '/orders/{id}/help/{request}/photo',
  params: z.object({ id: idParamSchema, request: idParamSchema }),
  summary: 'Adds a photo to what help was asked with, for staff alone',
  body: z.strictObject({}),
  file: { mostBytes: MOST_PROOF_BYTES },
});
