import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { keptRatingSchema, ratingContactSchema } from '@/lib/contract/feedback/rating';
import { idParamSchema, idSchema, momentSchema, serviceChoiceSchema } from '@/lib/contract/primitives';

/** Ratings, and answers to surveys, are told so many at a time, and those of the same instant as the last. */
export const SAID_AT_ONCE = 200;

/** A rating of an order, a booked visit or a visit to a table, with its author only where they want an answer. */
const staffRatingSchema = z.extend(keptRatingSchema, {
  of: z.enum(['order', 'booking', 'visit']),
  /** The order's or the booking's; null of a visit. */
  id: z.nullable(idSchema),
  /** The order's, as it is called; null of a visit and of an account. */
  number: z.nullable(z.int()),
  contact: z.nullable(ratingContactSchema),
  /** Its words are answered on the order's page by this id; null: nobody reads there. */
  rating_id: z.nullable(idSchema),
  /** The branch's first words to its diner about that order since; null: none. */
  answer: z.nullable(z.object({ words: z.string(), at: z.string() })),
  supplier_id: idSchema,
  at: z.string(),
});
/** Those from the last thirty days. */
const branchScoreSchema = z.object({
  supplier_id: idSchema,
  name: z.string(),
  count: z.int(),
  /** From 1 to 10, with one decimal; null where nobody said how it was. */
  average: z.nullable(z.number()),
  /** The same of the menu on the phone. */
  menu_average: z.nullable(z.number()),
});
const staffRatingsSchema = z.object({
  branches: z.array(branchScoreSchema),
  ratings: z.array(staffRatingSchema),
});
export type StaffRatings = z.infer<typeof staffRatingsSchema>;

export const beforeSchema = z.optional(momentSchema);

export const listStaffRatings = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/ratings.json',
  scope: 'orders:read',
  branch: 'asked',
  summary: 'Ratings by diners, the newest first, 200 at a time, and the score of each branch',
  auth: 'staff',
  status: 200,
  /** `before`: the `at` of the last one that was read. */
  query: z.object({ supplier_id: z.optional(idParamSchema), before: beforeSchema }),
  response: staffRatingsSchema,
});

const staffSurveyAnswersSchema = z.object({
  answers: z.array(
    z.object({
      /** Its key, and its title and questions as they were, in the tenant's own language. */
      survey: z.string(),
      title: z.string(),
      service: serviceChoiceSchema,
      supplier_id: idSchema,
      at: z.string(),
      answers: z.array(
        z.object({ key: z.string(), label: z.string(), value: z.union([z.int(), z.string()]) }),
      ),
    }),
  ),
});
export type StaffSurveyAnswers = z.infer<typeof staffSurveyAnswersSchema>;

export const listStaffSurveyAnswers = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/survey_answers.json',
  scope: 'orders:read',
  branch: 'asked',
  summary: 'Answers of diners to surveys, the newest first, 200 at a time',
  auth: 'staff',
  status: 200,
  /** `before`: the `at` of the last one that was read. */
  query: z.object({ supplier_id: z.optional(idParamSchema), before: beforeSchema }),
  response: staffSurveyAnswersSchema,
});
