/** The host of the group has the first number. */
export const GROUP_OWNER = 1;
const GROUP_MS = 12 * 3_600_000;

/** When a group that is opened now ends by itself (rule cart/group). */
export const groupEnd = (now: Date): Date => new Date(now.getTime() + GROUP_MS);

/** Whether its guests may join and change what is theirs. */
export const isGroupOpen = ({ until, now }: { until: Date | null; now: Date }): boolean =>
  until !== null && until > now;

/** A member's lines as they are priced; no other part of the bill is divided. */
export const partOfMember = ({
  lines,
  number,
}: {
  lines: readonly { number: number | null; amountMinor: number }[];
  number: number;
}): number => lines.reduce((sum, line) => (line.number === number ? sum + line.amountMinor : sum), 0);

/** Whether its reader fills somebody else's cart. */
export const isGuestOf = ({ group }: { group: { me: number | null } | null }): boolean =>
  group !== null && group.me !== GROUP_OWNER;

/** Whether its reader filled an order that another pays; whom a link let in to pay has no number. */
export const followsGroup = ({ group }: { group: { me: number | null } | null }): boolean =>
  group !== null && group.me !== null && group.me !== GROUP_OWNER;

type Named = { number: number; name: string };

/** The host's name; empty if there is none. */
export const hostOf = (group: { members: readonly Named[] } | null): string =>
  group?.members.find(({ number }) => number === GROUP_OWNER)?.name ?? '';

/** Whose line it is; null where nobody has to be told apart. */
export const memberOfLine = <M extends Named>({
  group,
  line,
}: {
  group: { members: readonly M[] } | null;
  line: { member: number | null };
}): M | null =>
  group && group.members.length > 1
    ? (group.members.find(({ number }) => number === line.member) ?? null)
    : null;
