import * as z from 'zod/mini';
import { helpReasonSchema } from '@/lib/contract/orders/help-calls';
import { amountSchema, idSchema } from '@/lib/contract/primitives';
import { CANCEL_REASONS } from '@/lib/domain/orders/cancel-reasons';
import { NO_REASON, UNPROVED_REASONS } from '@/lib/domain/orders/delivery-code';
import { STAFF_NEWS } from '@/lib/domain/orders/staff-news';
import { doerSchema } from './doer';

/** News of an order that staff have not read yet; they say by its id that they have (rule staff/news). */
export const staffNewsSchema = z.object({
  id: idSchema,
  kind: z.enum(STAFF_NEWS),
  at: z.string(),
  /** Why its owner cancelled, what help is asked with, or why a courier had no signs; null: not said. */
  reason: z.nullable(
    z.union([z.enum(CANCEL_REASONS), helpReasonSchema, z.enum([...UNPROVED_REASONS, NO_REASON])]),
  ),
  /** The words of who asks for help, of the courier, or of who rejected it, which its diner reads too. */
  words: z.nullable(z.string()),
  /** The tip as it is now, where it was changed. */
  tip: z.nullable(amountSchema),
  /** The doer of a rejection; other news have none. */
  by: z.optional(doerSchema),
});
export type StaffOrderNews = z.infer<typeof staffNewsSchema>;
