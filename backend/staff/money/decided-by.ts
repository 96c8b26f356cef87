import { actorName, doerOfName } from '@/backend/actor-name';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { nameDoers } from '@/backend/staff/name-doers';
import type { ActionKind } from '@/lib/domain/staff/history';

const DAY_MS = 24 * 3_600_000;

type Decision = {
  /** The kinds of action that decide. */
  actions: readonly ActionKind[];
  /** The thing that is decided about, as the details of the action name it. */
  of: { payment: number } | { id: number };
};

type Row = { key_id: number | null; person_id: number | null; device_id: number | null };

function actorOf({ key_id: keyId, person_id: personId, device_id: deviceId }: Row): string | null {
  if (personId !== null) return `staff:person-${personId}`;
  if (deviceId !== null) return `staff:device-${deviceId}`;
  return keyId === null ? null : `staff:${keyId}`;
}

/**
 * Names who else decided about a payment or a refund in the last day; null: nobody, the caller, or somebody without a name. Called
 * outside a transaction, as `nameDoers` is.
 */
async function decidedBy({
  ctx,
  decision: { actions, of },
}: {
  ctx: Context;
  decision: Decision;
}): Promise<string | null> {
  const [last] = await ctx.db.statement<Row>(
    ctx.instance.id,
    `select staff_key_id as key_id, staff_person_id as person_id, staff_device_id as device_id from staff_actions
     where instance_id = $1 and created_at > $2 and action = any ($3::text[]) and details @> $4::jsonb
     order by created_at desc, id desc limit 1`,
    [ctx.instance.id, new Date(ctx.now.getTime() - DAY_MS), actions, JSON.stringify(of)],
  );
  const actor = last ? actorOf(last) : null;
  if (actor === null || actor === actorName(ctx.actor)) return null;
  const doer = doerOfName(actor);
  return (await nameDoers({ ctx, doers: [doer] }))(doer).name;
}

/** Adds to a refusal who decided otherwise, as `by`; any other error stays as it is. */
async function nameDecider({
  ctx,
  decision,
  error,
}: {
  ctx: Context;
  decision: Decision;
  error: unknown;
}): Promise<unknown> {
  if (!(error instanceof AppError) || error.key !== 'conflict') return error;
  const by = await decidedBy({ ctx, decision });
  if (by === null) return error;
  return new AppError(error.key, { message: error.message, values: { ...error.values, by } });
}

/** Runs what decides once: a second one is told who was the first. @param decide `isNew`: it was this call */
export async function decideOnce<T extends { isNew: boolean }>({
  ctx,
  decision,
  decide,
}: {
  ctx: Context;
  decision: Decision;
  decide: () => Promise<T>;
}): Promise<T & { by: string | null }> {
  const decided = await decide().catch(async (error: unknown) => {
    throw await nameDecider({ ctx, decision, error });
  });
  return { ...decided, by: decided.isNew ? null : await decidedBy({ ctx, decision }) };
}
