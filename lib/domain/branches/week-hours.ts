import { type OpeningHours, WEEKDAYS, type Weekday } from './opening-hours';

type WeekRow = { from: Weekday; to: Weekday; times: { open: string; close: string }[] };

export function toWeekRows({ weekly }: Pick<OpeningHours, 'weekly'>): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const day of WEEKDAYS) {
    const times = weekly
      .filter(({ days }) => days.includes(day))
      .map(({ open, close }) => ({ open, close }))
      .sort((a, b) => a.open.localeCompare(b.open));
    const last = rows.at(-1);
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.to = day;
    else rows.push({ from: day, to: day, times });
  }
  return rows;
}
