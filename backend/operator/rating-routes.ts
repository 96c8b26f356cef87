import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import { listRatings, listSurveyAnswers } from '@/backend/staff';
import { beforeSchema } from '@/lib/contract/staff/rating-calls';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

const LISTS = { ratings: listRatings, survey_answers: listSurveyAnswers };

/** `npm run tenant -- ratings …` and `… surveys …` (rule staff/ratings). */
export function registerRatings({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  for (const [name, list] of Object.entries(LISTS))
    app.get(`/operator/tenants/:slug/${name}`, async (c) => {
      const ctx = await openTenant({ deps, slug: c.req.param('slug') });
      const before = beforeSchema.safeParse(c.req.query('before'));
      if (!before.success) throw new AppError('invalid_input');
      return c.json(await list({ ctx, input: { supplierId: undefined, before: before.data } }));
    });
}
