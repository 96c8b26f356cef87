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
  // The cut leaves no half of a character.
  return line.replace(/[\uD800-\uDBFF]$/, '').trim();
}

/** The name that others see of a profile's whole name. */
export const firstNameOf = (name: string): string => toMemberName(toMemberName(name).split(' ')[0] ?? '');

const isNamedAs = (name: string) => (other: { name: string }) =>
  other.name.toLocaleLowerCase() === name.toLocaleLowerCase();

/** People of one name are told apart by their numbers: «Ana 1», «Ana 3». */
export const tellApart = <M extends { number: number; name: string }>(members: readonly M[]): M[] =>
  members.map((member) => {
    const { number, name } = member;
    const isAlone = name === '' || members.filter(isNamedAs(name)).length < 2;
    return isAlone ? member : { ...member, name: `${name} ${number}` };
  });

/** The member of a number; null for staff, and for who pays by a link. */
export const memberOf = <M extends { number: number }>(
  { members }: { members: readonly M[] },
  number: number | null,
): M | null => members.find((member) => member.number === number) ?? null;
