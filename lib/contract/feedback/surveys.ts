import * as z from 'zod/mini';
import { idSchema, serviceChoiceSchema } from '@/lib/contract/primitives';
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
