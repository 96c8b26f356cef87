import { dayEnds } from '@/lib/domain/branches/night';
import { addDays, type OpeningHours } from '@/lib/domain/branches/opening-hours';
import { toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';

/** `today`: until the branch's day ends, with its night; an hour: until its clock says so next. */
export type SoldOutUntil = 'today' | (string & {});

/** When a dish that is sold out until then comes back, in the hours of the branch (rule menu/sold-out). */
export function soldOutEnd({
  until,
  hours,
  at,
}: {
  until: SoldOutUntil;
  hours: OpeningHours;
  at: Date;
}): Date {
  if (until === 'today') return dayEnds({ hours, at });
  const { timezone } = hours;
  const { date } = localMoment({ at, timezone });
  const minute = toMinutes(until);
  const today = toInstant({ date, minute, timezone }).at;
  return today > at ? today : toInstant({ date: addDays(date, 1), minute, timezone }).at;
}

const HOUR_MS = 3_600_000;
/** The latest minute at which the night of a branch is taken to be over. */
const NIGHT_ENDS = 6 * 60;

/** How the end of what is sold out is said: with the day, at an hour of this day, or on another day, in the branch's time zone. */
export function sayEndAs({
  end,
  now,
  timezone,
}: {
  end: Date;
  now: Date;
  timezone: string;
}): 'today' | 'hour' | 'day' {
  const [at, today] = [localMoment({ at: end, timezone }), localMoment({ at: now, timezone })];
  // A day may have 25 hours.
  if (at.minute <= NIGHT_ENDS && end.getTime() - now.getTime() <= 25 * HOUR_MS) return 'today';
  return at.date === today.date ? 'hour' : 'day';
}

type Sold = { available: boolean; stock: number | null; lacks_choices: boolean };

/** Whether diners read that it is sold out, whatever the reason. */
export const isSoldOut = ({ available, stock, lacks_choices: lacksChoices }: Sold): boolean =>
  !available || stock === 0 || lacksChoices;

/** Puts what is sold out first, the soonest back before the rest of it; else as the menu has them (rule menu/sold-out). */
export function sortSoldOut<O extends Sold & { back_at: string | null }>(offers: readonly O[]): O[] {
  const endOf = ({ back_at: end }: O) => (end === null ? Number.POSITIVE_INFINITY : Date.parse(end));
  const out = offers.filter(isSoldOut);
  const ending = out.filter(({ back_at: end }) => end !== null).sort((a, b) => endOf(a) - endOf(b));
  return [
    ...ending,
    ...out.filter(({ back_at: end }) => end === null),
    ...offers.filter((offer) => !isSoldOut(offer)),
  ];
}

type Option = { available: boolean; group: { key: string; name: string } };

/** Puts options under their groups: groups with something sold out first, and in a group what is sold out; else as the menu has them. */
export function groupSoldOut<O extends Option>(
  options: readonly O[],
): { key: string; name: string; options: O[] }[] {
  const keys = [...new Set(options.map(({ group }) => group.key))];
  const groups = keys.map((key) => {
    const own = options.filter(({ group }) => group.key === key);
    const sorted = [
      ...own.filter(({ available }) => !available),
      ...own.filter(({ available }) => available),
    ];
    return { key, name: own[0]?.group.name ?? '', options: sorted };
  });
  const isOut = ({ options: [first] }: { options: O[] }) => first?.available === false;
  return [...groups.filter(isOut), ...groups.filter((group) => !isOut(group))];
}
