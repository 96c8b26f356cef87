import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { ratingSchema } from '@/lib/contract/feedback/rating';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';

/** What was said of an order or of a booked visit, never by whom. */
const staffRatingSchema = z.extend(ratingSchema, {
  of: z.enum(['order', 'booking']),
  /** The order's or the booking's. */
  id: idSchema,
  /** The order's, as it is called; null of a visit and of an account. */
  number: z.nullable(z.int()),
  supplier_id: idSchema,
  at: z.string(),
});
/** Of the last thirty days. */
const branchScoreSchema = z.object({
  supplier_id: idSchema,
  name: z.string(),
  count: z.int(),
  /** From 1 to 10, with one decimal. */
  average: z.number(),
});
const staffRatingsSchema = z.object({
  branches: z.array(branchScoreSchema),
  ratings: z.array(staffRatingSchema),
});
export type StaffRatings = z.infer<typeof staffRatingsSchema>;

export const beforeSchema = z.optional(z.iso.datetime());

export const listStaffRatings = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/ratings.json',
  summary: 'What diners said, the newest first, 200 at a time, and the score of each branch',
  auth: 'staff',
  status: 200,
  /** `before`: the `at` of the last one that was read. */
  query: z.object({ supplier_id: z.optional(idParamSchema), before: beforeSchema }),
  response: staffRatingsSchema,
});
