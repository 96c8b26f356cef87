import type { ServiceChoice } from '@/lib/domain/services';
import { findSurvey } from '@/lib/domain/surveys';
import type { Context } from '../../context';
import type { BundleSurvey } from '../../db/import/bundle';
import { getSupplierRow } from '../experience';

export type SurveyQuery = { supplier_id: string; service: ServiceChoice };

/** The survey that is on at a branch for a service, and the branch's id. @throws not_found */
export async function loadSurvey({ ctx, input }: { ctx: Context; input: SurveyQuery }) {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const { id: supplierId, slug } = await getSupplierRow(sql, id, input.supplier_id);
    const [row] = await sql<{ surveys: BundleSurvey[] | null }>(
      `select settings -> 'surveys' as surveys from instances where id = $1`,
      [id],
    );
    const survey = findSurvey({ surveys: row?.surveys ?? [], branch: slug, service: input.service });
    return survey ? { survey, supplierId } : null;
  });
}
