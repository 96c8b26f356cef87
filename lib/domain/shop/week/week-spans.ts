import { WEEKDAYS, type Weekday } from '@/lib/domain/branches/opening-hours';
import { DAY_MINUTES, toClockTime, toMinutes } from '@/lib/domain/time/clock-time';

/** Minutes from the midnight at which a day begins; `end` may pass the next one (rule branches/hours). */
export type Span = { start: number; end: number };
/** The spans of each day, in their order, none touching another. */
export type WeekSpans = Readonly<Record<Weekday, readonly Span[]>>;
/** A row of a branch's hours for the services of one choice; null: all. */
export type WeekRow<Choice extends string = string> = {
  days: readonly Weekday[];
  open: string;
  close: string;
  services: readonly Choice[] | null;
};

const spanOf = ({ open, close }: Pick<WeekRow, 'open' | 'close'>): Span => {
  const [start, end] = [toMinutes(open), toMinutes(close)];
  return { start, end: end <= start ? end + DAY_MINUTES : end };
};

/** Spans that touch become one, for no longer than a day. */
function join(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.min(Math.max(last.end, end), last.start + DAY_MINUTES);
    else joined.push({ start, end });
  }
  return joined;
}

const mapDays = (to: (day: Weekday) => readonly Span[]): WeekSpans =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, to(day)])) as unknown as WeekSpans;

/** The same services, in whatever order. */
export const isOfServices = (row: Pick<WeekRow, 'services'>, services: readonly string[] | null): boolean =>
  row.services === null || services === null
    ? row.services === services
    : [...row.services].sort().join() === [...services].sort().join();

/** The week of the rows that are for these services. */
export const toSpans = (rows: readonly WeekRow[], services: readonly string[] | null): WeekSpans =>
  mapDays((day) =>
    join(rows.filter((row) => isOfServices(row, services) && row.days.includes(day)).map(spanOf)),
  );

const without = (spans: readonly Span[], { start, end }: Span): Span[] =>
  spans.flatMap((span) =>
    [
      { start: span.start, end: Math.min(span.end, start) },
      { start: Math.max(span.start, end), end: span.end },
    ].filter((rest) => rest.start < rest.end),
  );

/** A week in which a span of some days is open, or closed. */
export const paintWeek = (
  week: WeekSpans,
  { days, span, isOpen }: { days: readonly Weekday[]; span: Span; isOpen: boolean },
): WeekSpans =>
  mapDays((day) => {
    if (!days.includes(day)) return week[day];
    return isOpen ? join([...week[day], span]) : without(week[day], span);
  });

/** A week in which other days are as one is. */
export const copyDay = (week: WeekSpans, from: Weekday, to: readonly Weekday[]): WeekSpans =>
  mapDays((day) => (to.includes(day) ? week[from] : week[day]));

/** Rows for these services that say the week, those of the earliest shift first, and the other rows as they are. */
export function withWeek<Choice extends string>(
  rows: readonly WeekRow<Choice>[],
  services: readonly Choice[] | null,
  week: WeekSpans,
): WeekRow<Choice>[] {
  const days = new Map<string, Weekday[]>();
  const spans = WEEKDAYS.flatMap((day) => week[day].map((span) => ({ day, span })));
  for (const { day, span } of spans.sort((one, other) => one.span.start - other.span.start)) {
    const word = `${toClockTime(span.start)} ${toClockTime(span.end)}`;
    days.set(word, [...(days.get(word) ?? []), day]);
  }
  const made = [...days].map(([word, of]) => {
    const [open = '', close = ''] = word.split(' ');
    return { days: WEEKDAYS.filter((day) => of.includes(day)), open, close, services };
  });
  return [...made, ...rows.filter((row) => !isOfServices(row, services))];
}
