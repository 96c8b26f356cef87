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
