import type { SurveyDetail } from '@/lib/contract/surveys';
import type { Context } from '../../context';
import { localizer } from '../experience';
import { loadSurvey, type SurveyQuery } from './internal';

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
