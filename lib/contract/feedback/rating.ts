import * as z from 'zod/mini';
import { buyerSchema } from '@/lib/contract/people/contact';
import { idSchema } from '@/lib/contract/primitives';
import { readable, typedLine, typedLines } from '@/lib/contract/typed-text';
import { RATING_SCORES } from '@/lib/domain/feedback/rating';
import { toNumberText } from '@/lib/domain/text/number-text';

export const MOST_COMMENT = 1_000;
const scoreSchema = z.union(RATING_SCORES.map((score) => z.literal(score)));
/** A rating of an order or a visit, given once. */
export const ratingSchema = z.object({
  score: scoreSchema,
  comment: z.string().check(typedLines, z.maxLength(MOST_COMMENT)),
});
export type Rating = z.infer<typeof ratingSchema>;

/** Says whether the text has the digits of a phone, whatever its marks (rule people/numbers). */
const isDialled = (text: string) => /^\d{5,20}$/.test(toNumberText(text));

/** The contact of somebody who wants an answer. */
export const ratingContactSchema = z.object({
  name: z.optional(z.string().check(typedLine, z.regex(/^\S/), z.maxLength(100), readable)),
  phone: z.optional(z.string().check(typedLine, z.maxLength(30), z.refine(isDialled))),
  email: z.optional(buyerSchema.shape.email),
});
export type RatingContact = z.infer<typeof ratingContactSchema>;

/** `rate_nps` and `rate_digitalmenu` say what was asked: how it was, which has its score, and how the menu is. One has a score. */
export const rateSchema = z
  .extend(ratingContactSchema, {
    rate_nps: z.boolean(),
    rate_digitalmenu: z.boolean(),
    rateExpSponsor: z.nullable(scoreSchema),
    rateMenuDigital: z.nullable(scoreSchema),
    comment: ratingSchema.shape.comment,
  })
  .check(
    z.refine(
      ({ rate_nps, rate_digitalmenu, rateExpSponsor, rateMenuDigital }) =>
        rate_nps === (rateExpSponsor !== null) &&
        (rate_digitalmenu || rateMenuDigital === null) &&
        (rateExpSponsor !== null || rateMenuDigital !== null),
    ),
  );
export type Rate = z.infer<typeof rateSchema>;

/** The rating that is kept: how it was, and how the menu is. */
export const keptRatingSchema = z.object({
  score: z.nullable(scoreSchema),
  menu_score: z.nullable(scoreSchema),
  comment: z.string(),
});
export type KeptRating = z.infer<typeof keptRatingSchema>;

/** A rating of a booked visit, or of anything else. */
export const rateRequestSchema = z.union([
  z.object({ book_rate: ratingSchema }),
  z.object({ rate: rateSchema }),
]);

export const openRatingLinkSchema = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });
/** The part of an order that a diner must know who rates it by a link. */
export const ratedOrderSchema = z.object({
  id: idSchema,
  number: z.nullable(z.int()),
  placed_at: z.string(),
  supplier: z.object({ name: z.string(), phone: z.nullable(z.string()), whatsapp: z.nullable(z.string()) }),
  rating: z.nullable(keptRatingSchema),
  can_rate: z.boolean(),
});
export type RatedOrder = z.infer<typeof ratedOrderSchema>;
