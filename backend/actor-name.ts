import type { Doer } from '@/lib/contract/staff/doer';
import type { Actor } from './context';

/** One word for each who calls, never a person's name; all of staff begin alike, so that what they did is no news to them. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'diner') return `diner:${actor.profileId}`;
  if (actor.kind !== 'staff') return actor.kind;
  const { holder } = actor;
  if ('keyId' in holder) return `staff:${holder.keyId}`;
  if ('deviceId' in holder && holder.personId === null) return `staff:device-${holder.deviceId}`;
  return `staff:person-${holder.personId}`;
}

/**
 * Whose an `Idempotency-Key` is (rule platform/idempotency): one of a call that was allowed is the tablet's, which sends it again
 * whoever allows it then (rule staff/allowing).
 */
export function keyOwnerOf(actor: Actor): string {
  if (actor.kind !== 'staff' || !actor.asked || !('deviceId' in actor.holder)) return actorName(actor);
  return actorName({ ...actor, holder: { ...actor.holder, personId: null } });
}

/** @returns who an actor's word names, still without the name that they go by (`nameDoers`) */
export function doerOfName(actor: string): Doer {
  const [, sort, id] = /^staff:(?:(person|device)-)?(\d+)$/.exec(actor) ?? [];
  if (id !== undefined)
    return { kind: sort === 'person' || sort === 'device' ? sort : 'key', id: Number(id), name: null };
  const kind = actor === 'operator' || actor === 'branch' ? actor : 'diner';
  return { kind, id: null, name: null };
}
