import type { Actor } from './context';

/** One word for each who calls, never a person's name; all of staff begin alike, so that what they did is no news to them. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'diner') return `diner:${actor.profileId}`;
  if (actor.kind !== 'staff') return actor.kind;
  const { holder } = actor;
  return 'keyId' in holder ? `staff:${holder.keyId}` : `staff:person-${holder.personId}`;
}
