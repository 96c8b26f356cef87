import { PAST_CALLS, type PastCall, type Results } from './results';
import { NOTHING, type Verdict } from './verdicts';
import { printNumber, writeTable } from './write-table';

/** A list comes before somebody asks themselves whether it does. */
const MOST_MS = 100;

const NAMES: Record<PastCall, string> = {
  one_name: 'orders of a name that one in five hundred has',
  common_name: 'orders of a name that one in forty has',
  number: 'orders of a number',
  phone: 'orders of a phone',
  one_day: 'the orders of a day',
  until: 'the orders until a day ten months ago',
  other_method: 'the orders of a month by a way to pay that nobody used',
  today: 'the numbers of a day',
  ratings: 'the last 200 ratings and the scores of a month',
  conversations: 'the conversations',
  reading: 'the reading of what no close has',
  alarms: 'the alarms',
};

const ms = (time: number) => `${printNumber(time)} ms`;

export function judgePast({ past }: Results): { measured: string; verdict: Verdict } {
  if (!past) return NOTHING;
  const [slowest] = [...PAST_CALLS].sort((one, other) => past.ms[other] - past.ms[one]);
  if (!slowest) return NOTHING;
  return {
    measured: `slowest ${ms(past.ms[slowest])} (${NAMES[slowest]})`,
    verdict: past.ms[slowest] <= MOST_MS ? 'met' : 'missed',
  };
}

export function writePast({ past }: Results): string[] {
  if (!past) return [];
  return [
    `## ${printNumber(past.orders)} past orders`,
    'What the people of one tenant ask about a year of orders, on PostgreSQL, one call at a time; medians.',
    writeTable({
      head: ['call', 'answer'],
      rows: PAST_CALLS.map((name) => [NAMES[name], ms(past.ms[name])]),
    }),
  ];
}
