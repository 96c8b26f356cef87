import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, serviceChoiceSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';
import { keptRatingSchema, openRatingLinkSchema, ratedOrderSchema, rateRequestSchema } from './rating';
import { answerSurveySchema, surveyDetailSchema, surveyFormSchema } from './surveys';

const survey = {
  service: 'surveys',
  method: 'GET',
  auth: 'none',
  status: 200,
  query: z.object({ supplier_id: idParamSchema, service: serviceChoiceSchema }),
} as const;

export const getSurveyForm = defineCall({
  ...survey,
  path: '/surveys/admin/supplier_surveys/form.json',
  summary: 'The questions of the survey that is on at a branch for a service, or null',
  response: surveyFormSchema,
});

export const getSurveyDetail = defineCall({
  ...survey,
  path: '/surveys/admin/detail_supplier_surveys.json',
  summary: 'Whether a survey replaces the rating tab: the survey, or null',
  response: surveyDetailSchema,
});

/** Idempotent; something else on the same day is `already_rated` (rule feedback/survey). */
export const answerSurvey = defineCall({
  service: 'surveys',
  method: 'POST',
  auth: 'profile',
  status: 200,
  path: '/surveys/answers.json',
  summary: 'What a diner answers to the survey that is on at a branch for a service',
  body: answerSurveySchema,
  response: z.object({ key: z.string() }),
});

/**
 * `a` and `b`: a booking, and the token of a link to it (`book_rate`); an order, and the token of a link to rate it (`rate`);
 * or a branch, and `anonymous` (`rate`). Idempotent; something else later is `already_rated`.
 */
export const rate = defineCall({
  service: 'core-api',
  method: 'POST',
  auth: 'profile',
  status: 200,
  path: '/rate/{a}/{b}.json',
  summary: 'What somebody says of a booked visit, of an order, or of a visit to a table',
  params: z.object({ a: idParamSchema, b: z.string().check(typedLine, z.minLength(9), z.maxLength(200)) }),
  body: rateRequestSchema,
  response: keptRatingSchema,
});

export const openRatingLink = defineCall({
  service: 'core-api',
  method: 'POST',
  auth: 'profile',
  status: 200,
  path: '/orders/{id}/rating_link.json',
  summary: 'The order that a link to rate it is of, and what was said of it',
  params: z.object({ id: idParamSchema }),
  body: openRatingLinkSchema,
  response: ratedOrderSchema,
});
