import { localizer } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { SurveyDetail } from '@/lib/contract/feedback/surveys';
import { loadSurvey, type SurveyQuery } from './load-survey';

/** `GET /surveys/admin/detail_supplier_surveys.json`. @throws not_found */
export async function getSurveyDetail({
  ctx,
  input,
}: {
  ctx: Context;
  input: SurveyQuery;
}): Promise<SurveyDetail> {
  const found = await loadSurvey({ ctx, input });
  if (!found) return null;
  const { survey, supplierId } = found;
  return {
    key: survey.key,
    supplier_id: supplierId,
    service: input.service,
    title: localizer(ctx)(survey.title),
  };
}
