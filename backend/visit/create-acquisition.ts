import type { Context } from '@/backend/context';
import type { AcquisitionRequest } from '@/lib/contract/visit/tracking';
import { maskCardNumbers } from '@/lib/domain/payments/card-numbers';
import { visitSource } from '@/lib/domain/visit/visit-source';
import { assertSession, type Created, getOnly } from './visit-rows';

/** Once a session; a second answers the first (rule visit/acquisition). @throws invalid_input for a foreign session */
export async function createAcquisition({
  ctx,
  input,
}: {
  ctx: Context;
  input: AcquisitionRequest;
}): Promise<Created> {
  const { id } = ctx.instance;
  const { customer_id: _tenant, session_id: sessionId, gclid, fbclid, ...rest } = maskCardNumbers(input);
  const details = { ...rest, ...(gclid ? { gclid } : {}), ...(fbclid ? { fbclid } : {}) };
  const { source, medium, campaign } = visitSource({ origin: details, host: ctx.instance.host });
  return ctx.db.tenant(id, async (sql) => {
    await assertSession({ sql, instanceId: id, sessionId, now: ctx.now });
    await sql(
      `insert into acquisitions (instance_id, session_id, details, created_at, source, medium, campaign)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (instance_id, session_id) do nothing`,
      [id, sessionId, JSON.stringify(details), ctx.now, source, medium, campaign],
    );
    return getOnly(
      await sql<Created>('select id from acquisitions where instance_id = $1 and session_id = $2', [
        id,
        sessionId,
      ]),
    );
  });
}
