import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { BundleSurvey } from '@/backend/stored/tenant-bundle';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { findSurvey } from '@/lib/domain/feedback/surveys';

export type SurveyQuery = { supplier_id: string; service: ServiceChoice };

/** @throws not_found */
export async function loadSurvey({ ctx, input }: { ctx: Context; input: SurveyQuery }) {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const { id: supplierId, slug, settings } = await getSupplierRow(sql, id, input.supplier_id);
    const [row] = await sql<{ surveys: BundleSurvey[] | null }>(
      `select settings -> 'surveys' as surveys from instances where id = $1`,
      [id],
    );
    const survey = findSurvey({ surveys: row?.surveys ?? [], branch: slug, service: input.service });
    return survey ? { survey, supplierId, hours: settings } : null;
  });
}
