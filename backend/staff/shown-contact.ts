import type { Context } from '@/backend/context';
import { isByPerson, staffOf } from '@/backend/staff/staff-actor';
import type { RatingContact } from '@/lib/contract/feedback/rating';

/**
 * Whether the caller reads what a diner's bill needs, the mail address among it: programs and the operator do, and people and tablets
 * who may give money back (rule staff/people). All others serve a diner by their name and phone.
 */
export function seesBilling(ctx: Context): boolean {
  return !isByPerson(ctx) || (staffOf(ctx)?.scopes.includes('refunds:write') ?? true);
}

const WITHOUT_PAPERS = { email: null, dni_type: null, dni: null };

/** @returns the contact of an order, without mail and document for who does not bill */
export const shownContact = <C extends object>(ctx: Context, contact: C | null | undefined) =>
  contact && !seesBilling(ctx) ? { ...contact, ...WITHOUT_PAPERS } : (contact ?? null);

/** @returns who rated and wants an answer, without the mail address for who does not bill; null: nothing of them is left */
export function shownAuthor(ctx: Context, contact: RatingContact | null): RatingContact | null {
  if (contact === null || seesBilling(ctx)) return contact;
  const { email: _email, ...author } = contact;
  return Object.keys(author).length > 0 ? author : null;
}
