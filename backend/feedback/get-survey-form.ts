import { localizer } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { SurveyForm } from '@/lib/contract/feedback/surveys';
import { loadSurvey, type SurveyQuery } from './load-survey';

/** `GET /surveys/admin/supplier_surveys/form.json`. @throws not_found */
export async function getSurveyForm({
  ctx,
  input,
}: {
  ctx: Context;
  input: SurveyQuery;
}): Promise<SurveyForm> {
  const found = await loadSurvey({ ctx, input });
  if (!found) return null;
  const { survey, supplierId } = found;
  const text = localizer(ctx);
  return {
    key: survey.key,
    supplier_id: supplierId,
    service: input.service,
    title: text(survey.title),
    questions: survey.questions.map(({ label, options, ...question }) => ({
      ...question,
      label: text(label),
      options: options.map(text),
    })),
  };
}
