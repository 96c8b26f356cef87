/** People of an account (rule table/joining). */
export const MOST_MEMBERS = 20;

/** People who wait for staff to let them in. */
export const MOST_WISHES = 20;

export const MEMBER_NAME = 40;

/** Without line ends, and signs that are not seen; empty if nothing can be read. */
export const toOneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

/** In one line, cut where the wire cuts it; empty if nothing can be read. */
export function toMemberName(text: string): string {
  const line = toOneLine(text).slice(0, MEMBER_NAME);
  // Never half a character.
  return line.replace(/[\uD800-\uDBFF]$/, '').trim();
}

/** What others are shown of a profile's whole name. */
export const firstNameOf = (name: string): string => toMemberName(toMemberName(name).split(' ')[0] ?? '');
