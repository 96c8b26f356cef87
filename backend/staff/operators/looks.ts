import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import { audit } from '@/backend/staff/audit';
import type { FoundSession } from '@/backend/staff/people/sessions';
import { LOOK_MS } from '@/lib/domain/staff/operators/operators';
import { findOperator, noteOperatorAction } from './operator-rows';

type Asked = { db: Database; now: Date; session: FoundSession };
export type OpenLook = { slug: string; name: string; status: 'active' | 'locked'; until: Date };

/** @returns what an operator looks at in this browser; null once it is over, or they are no operator any more */
export async function findLook({ db, now, session }: Asked): Promise<OpenLook | null> {
  const [row] = await db.lookUp<{
    slug: string;
    name: string;
    status: 'active' | 'locked';
    expires_at: Date;
  }>(
    `select l.slug, i.name, i.status, l.expires_at from operator_looks l join instances i on i.slug = l.slug
     where l.session_id = $1 and l.person_id = $2 and l.expires_at > $3`,
    [session.id, session.personId, now],
  );
  if (!row) return null;
  const operator = await findOperator({ db, now, session });
  if (!operator?.hasFactor || !operator.isFresh) return null;
  return { slug: row.slug, name: row.name, status: row.status, until: row.expires_at };
}

/**
 * Opens the screens of a restaurant in this browser, to read, in the place of another one. The restaurant's own history says
 * who and why (rule staff/looks). @throws conflict for somebody who works there and opens them as themselves
 */
export async function openLook({
  ctx,
  session: { id: sessionId, personId },
  reason,
}: {
  /** The restaurant's, as the operator. */
  ctx: Context;
  session: FoundSession;
  reason: string;
}): Promise<void> {
  const { now } = ctx;
  const { id: instanceId, slug } = ctx.instance;
  const until = new Date(now.getTime() + LOOK_MS);
  await ctx.db.system(async (sql) => {
    const own = await sql('select 1 from staff_roles where instance_id = $1 and person_id = $2', [
      instanceId,
      personId,
    ]);
    if (own.length > 0) throw new AppError('conflict');
    await sql(
      `insert into operator_looks (session_id, person_id, slug, reason, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (session_id) do update set person_id = excluded.person_id, slug = excluded.slug,
         reason = excluded.reason, created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [sessionId, personId, slug, reason, now, until],
    );
    const details = { reason, until: until.toISOString() };
    await audit({ sql, ctx, action: 'operator.looked', details });
    await noteOperatorAction({ sql, now, personId, slug, action: 'look.opened', details });
  });
}

/** Idempotent. */
export async function endLook({ db, now, session: { id, personId } }: Asked): Promise<void> {
  await db.system(async (sql) => {
    const [ended] = await sql<{ slug: string }>(
      'delete from operator_looks where session_id = $1 and person_id = $2 returning slug',
      [id, personId],
    );
    if (ended) await noteOperatorAction({ sql, now, personId, slug: ended.slug, action: 'look.ended' });
  });
}
