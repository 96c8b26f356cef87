import type { Context } from '@/backend/context';
import type { PerformanceMetricRequest } from '@/lib/contract/visit/tracking';
import { assertSession, type Created, getOnly } from './visit-rows';

/**
 * `POST /api/performance_metrics.json` keeps the weight of a first load, in KB (rule visit/first-load).
 * @throws invalid_input for a foreign session
 */
export async function createPerformanceMetric({
  ctx,
  input,
}: {
  ctx: Context;
  input: PerformanceMetricRequest;
}): Promise<Created> {
  const { id } = ctx.instance;
  const { session_id: sessionId, transfer_data } = input.vue_performance_metric;
  return ctx.db.tenant(id, async (sql) => {
    await assertSession({ sql, instanceId: id, sessionId, now: ctx.now });
    return getOnly(
      await sql<Created>(
        `insert into performance_metrics (instance_id, session_id, transfer_kb, created_at)
         values ($1, $2, $3, $4) returning id`,
        [id, sessionId, transfer_data, ctx.now],
      ),
    );
  });
}
