import { isCalendarDate } from '@/lib/domain/time/calendar-date';

/** The party and the day that are wished for; null: the first open day. */
export type Wish = { people: number; date: string | null };

const USUAL_PEOPLE = 2;

/** Reads the party and the day from a shared address, as far as the branch takes them. */
export function readWish({ query, maxPeople }: { query: string; maxPeople: number }): Wish {
  const asked = new URLSearchParams(query);
  const people = Number(asked.get('people') ?? USUAL_PEOPLE);
  const date = asked.get('date');
  return {
    people: Math.min(Number.isSafeInteger(people) && people > 0 ? people : USUAL_PEOPLE, maxPeople),
    date: date !== null && isCalendarDate(date) ? date : null,
  };
}

/** Keeps what else the address says. */
export function writeWish({ people, date }: Wish): void {
  const asked = new URLSearchParams(location.search);
  asked.set('people', String(people));
  if (date === null) asked.delete('date');
  else asked.set('date', date);
  history.replaceState(history.state, '', `${location.pathname}?${asked}${location.hash}`);
}
