import * as z from 'zod/mini';
import { serviceChoiceSchema } from '@/lib/contract/primitives';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { SURVEY_QUESTION_KINDS } from '@/lib/domain/feedback/surveys';
import { minorSchema, shopPictureSchema, shopTextSchema } from './fields';

/** Null: all. */
const scope = {
  branches: z.nullable(z.array(z.string())),
  services: z.nullable(z.array(serviceChoiceSchema)),
};
const span = { from: z.nullable(z.string()), until: z.nullable(z.string()) };

/** A delivery zone; rings are of [longitude, latitude], the outer one first. */
export const shopZoneSchema = z.strictObject({
  key: z.string(),
  name: z.nullable(z.string()),
  branchSlug: z.string(),
  active: z.boolean(),
  deliveryMinor: minorSchema,
  minimumMinor: minorSchema,
  wayMinutes: z.nullable(z.int()),
  rings: z.array(z.array(z.tuple([z.number(), z.number()]))),
});

export const shopPopupSchema = z.strictObject({
  key: z.string(),
  ...scope,
  title: shopTextSchema,
  text: shopTextSchema,
  image: shopPictureSchema,
  url: z.nullable(z.string()),
  ...span,
});

export const shopSurveySchema = z.strictObject({
  key: z.string(),
  active: z.boolean(),
  ...scope,
  title: shopTextSchema,
  questions: z.array(
    z.strictObject({
      key: z.string(),
      kind: z.enum(SURVEY_QUESTION_KINDS),
      label: shopTextSchema,
      required: z.boolean(),
      options: z.array(shopTextSchema),
    }),
  ),
});

const termsSchema = z.union([
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.number(),
    maxMinor: z.exactOptional(minorSchema),
  }),
  z.strictObject({ kind: z.literal('amount'), amountMinor: minorSchema }),
  z.strictObject({ kind: z.literal('free_delivery') }),
]);

/** An empty list: all. */
export const shopCouponSchema = z.strictObject({
  code: z.string(),
  terms: termsSchema,
  ...span,
  weekdays: z.array(z.enum(WEEKDAYS)),
  limit: z.nullable(z.int()),
  perProfile: z.int(),
  firstOrder: z.boolean(),
  branches: z.array(z.string()),
  services: z.array(serviceChoiceSchema),
  minimumMinor: minorSchema,
});

/** A table or a room; its code is renewed by a call of its own. */
export const shopTableSchema = z.strictObject({
  branchSlug: z.string(),
  kind: z.enum(['table', 'room']),
  label: z.string(),
  seats: z.nullable(z.int()),
  joinGroup: z.nullable(z.string()),
  area: z.nullable(z.string()),
  active: z.boolean(),
});
