import * as z from 'zod/mini';
import { idSchema, serviceChoiceSchema } from '@/lib/contract/primitives';
import { typedLine, typedLines } from '@/lib/contract/typed-text';
import { MOST_ANSWER } from '@/lib/domain/feedback/survey-answers';
import { SURVEY_QUESTION_KINDS } from '@/lib/domain/feedback/surveys';

const surveyDetail = z.object({
  key: z.string(),
  supplier_id: idSchema,
  service: serviceChoiceSchema,
  title: z.string(),
});

export const surveyDetailSchema = z.nullable(surveyDetail);
export type SurveyDetail = z.infer<typeof surveyDetailSchema>;

export const surveyFormSchema = z.nullable(
  z.extend(surveyDetail, {
    questions: z.array(
      z.object({
        key: z.string(),
        kind: z.enum(SURVEY_QUESTION_KINDS),
        label: z.string(),
        required: z.boolean(),
        options: z.array(z.string()),
      }),
    ),
  }),
);
export type SurveyForm = z.infer<typeof surveyFormSchema>;

/** A score's number, the place of a choice's option from nought, or a text's words. */
export const answerSurveySchema = z.object({
  supplier_id: idSchema,
  service: serviceChoiceSchema,
  key: z.string().check(typedLine, z.maxLength(80)),
  answers: z
    .array(
      z.object({
        key: z.string().check(typedLine, z.maxLength(80)),
        value: z.union([z.int(), z.string().check(typedLines, z.maxLength(MOST_ANSWER))]),
      }),
    )
    .check(z.maxLength(20)),
});
export type AnswerSurvey = z.infer<typeof answerSurveySchema>;
