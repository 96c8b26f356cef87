import type { Context } from '../../context';
import type { Sql } from '../../db/database';
import { AppError } from '../../errors';
import { maskCards } from './mask-cards';
import type {
  AcquisitionRequest,
  PerformanceMetricRequest,
  SessionRequest,
  TrackingRequest,
} from '@/lib/contract/tracking';

type Created = { id: number };

function only(rows: Created[]): Created {
  const [row] = rows;
  if (!row) throw new Error('a visit row was not written');
  return row;
}

/** Another tenant's session is as unknown as one that never was. */
async function assertSession(sql: Sql, instanceId: number, sessionId: number): Promise<void> {
  const [row] = await sql('select 1 from sessions where instance_id = $1 and id = $2', [instanceId, sessionId]);
  if (!row) throw new AppError('invalid_input', { fields: { session_id: 'unknown' } });
}

/** `POST /api/sessions.json` */
export function createSession({ ctx, input }: { ctx: Context; input: SessionRequest }): Promise<Created> {
  const { id } = ctx.instance;
  const profileId = ctx.actor.kind === 'diner' ? ctx.actor.profileId : null;
  const { customer_id: _tenant, ...details } = maskCards(input);
  return ctx.db.tenant(id, async (sql) =>
    only(
      await sql<Created>(
        'insert into sessions (instance_id, profile_id, details, created_at) values ($1, $2, $3, $4) returning id',
        [id, profileId, JSON.stringify(details), ctx.now],
      ),
    ),
  );
}

/** `POST /api/trackings.json`; unknown event names are stored too (decision 99). */
export function createTracking({ ctx, input }: { ctx: Context; input: TrackingRequest }): Promise<Created> {
  const { id } = ctx.instance;
  const { customer_id: _tenant, event, session_id: sessionId = null, ...details } = maskCards(input);
  return ctx.db.tenant(id, async (sql) => {
    if (sessionId !== null) await assertSession(sql, id, sessionId);
    return only(
      await sql<Created>(
        `insert into trackings (instance_id, event, session_id, details, created_at)
         values ($1, $2, $3, $4, $5) returning id`,
        [id, event, sessionId, JSON.stringify(details), ctx.now],
      ),
    );
  });
}

/** `POST /api/acquisitions.json`: one a session; a second answers the first (decision 95). */
export function createAcquisition({ ctx, input }: { ctx: Context; input: AcquisitionRequest }): Promise<Created> {
  const { id } = ctx.instance;
  const { customer_id: _tenant, session_id: sessionId, ...details } = maskCards(input);
  return ctx.db.tenant(id, async (sql) => {
    await assertSession(sql, id, sessionId);
    await sql(
      `insert into acquisitions (instance_id, session_id, details, created_at) values ($1, $2, $3, $4)
       on conflict (instance_id, session_id) do nothing`,
      [id, sessionId, JSON.stringify(details), ctx.now],
    );
    return only(
      await sql<Created>('select id from acquisitions where instance_id = $1 and session_id = $2', [id, sessionId]),
    );
  });
}

/** `POST /api/performance_metrics.json` */
export function createPerformanceMetric({
  ctx,
  input,
}: {
  ctx: Context;
  input: PerformanceMetricRequest;
}): Promise<Created> {
  const { id } = ctx.instance;
  const metric = input.vue_performance_metric;
  return ctx.db.tenant(id, async (sql) => {
    await assertSession(sql, id, metric.session_id);
    return only(
      await sql<Created>(
        `insert into performance_metrics (instance_id, session_id, transfer_kb, created_at)
         values ($1, $2, $3, $4) returning id`,
        [id, metric.session_id, metric.transfer_data, ctx.now],
      ),
    );
  });
}
