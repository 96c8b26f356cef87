import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { typedLines } from '@/lib/contract/typed-text';
import { HELP_REASONS, MOST_HELP_WORDS } from '@/lib/domain/orders/help';
import { MOST_PROOF_BYTES } from '@/lib/domain/payments/transfer';

export const helpReasonSchema = z.enum(HELP_REASONS);
const helpRequestSchema = z.object({
  id: idSchema,
  reason: helpReasonSchema,
  words: z.string(),
  has_photo: z.boolean(),
  at: z.string(),
  /** Of the branch; null while nobody has answered. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});
export type HelpRequest = z.infer<typeof helpRequestSchema>;
/** The caller's own, the oldest first. */
export const orderHelpSchema = z.object({ requests: z.array(helpRequestSchema), can_ask: z.boolean() });
export type OrderHelp = z.infer<typeof orderHelpSchema>;

export const askHelpSchema = z.object({
  reason: helpReasonSchema,
  words: z.string().check(typedLines, z.maxLength(MOST_HELP_WORDS)),
});
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
  summary: 'What the caller asked help with of an order, and what was answered',
});

/** `order_closed` where it is a cart or too late, `help_full` after five. */
export const askHelp = defineCall({
  ...own,
  method: 'POST',
  status: 201,
  idempotency: 'required',
  summary: 'Asks the branch for help with an order',
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
