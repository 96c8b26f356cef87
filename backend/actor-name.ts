import type { Actor } from './context';

/** One word for each who calls, never a person's name. A shared tablet's sessions are one person's. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'diner') return `diner:${actor.profileId}`;
  if (actor.kind !== 'staff') return actor.kind;
  const { holder } = actor;
  return 'keyId' in holder ? `staff:${holder.keyId}` : `person:${holder.personId}`;
}
