import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, serviceChoiceSchema } from '@/lib/contract/primitives';
import { surveyDetailSchema, surveyFormSchema } from './surveys';

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
