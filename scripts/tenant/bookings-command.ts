import { parseArgs } from 'node:util';
import type { BookingsChange } from '@/backend/operator/booking-routes';
import type { BookingDay, StaffBooking } from '@/lib/contract/staff/booking-calls';
import type { Operator } from './ask-backend';
import { printLocalHour } from './local-hour';
import { wishesOf } from './print-lines';
import { minuteOf } from './read-all';
import { toTable } from './to-table';

export const BOOKINGS_USAGE =
  'bookings <slug> [--branch <branch>] [--date <date>] [--approve <id>] [--decline <id> --reason <words>] [--seat <id> [--table <table>]] [--no-show <id>] [--walk-in <people>] [--block <table> --from <hour> --to <hour>] [--free <id>] [--read <id>]';

type Answer = { data: unknown; text: string };
const text = { type: 'string' } as const;
export const BOOKINGS_OPTIONS = {
  branch: text,
  date: text,
  approve: text,
  decline: text,
  reason: text,
  seat: text,
  table: text,
  'no-show': text,
  'walk-in': text,
  block: text,
  from: text,
  to: text,
  free: text,
  read: text,
} as const;
type Values = Partial<Record<keyof typeof BOOKINGS_OPTIONS, string>>;

/** What the words ask for; checked by the backend. Empty for none. */
function toChanges(values: Values): Record<keyof never, unknown>[] {
  const { date = null, approve, decline, reason, seat, table = null, block, from, to, free, read } = values;
  const [noShow, walkIn] = [values['no-show'], values['walk-in']];
  const changes: { [C in BookingsChange['change']]: object | false } = {
    approve: approve !== undefined && { id: approve },
    decline: decline !== undefined && { id: decline, reason },
    seat: seat !== undefined && { id: seat, table },
    no_show: noShow !== undefined && { id: noShow },
    walk_in: walkIn !== undefined && { people: walkIn },
    block: block !== undefined && { table: block, date, from, to },
    free: free !== undefined && { id: free },
    read: read !== undefined && { id: read },
  };
  return Object.entries(changes).flatMap(([change, words]) => (words === false ? [] : { change, ...words }));
}

function stateOf({ kind, state, seated_at: seated, no_show_at: missed }: StaffBooking): string {
  if (state !== 'approved') return state;
  if (missed) return 'did not come';
  if (kind === 'block') return 'blocked';
  return seated ? 'seated' : 'approved';
}

/** What its party ordered ahead. */
const orderOf = ({ order }: StaffBooking): string =>
  (order?.lines ?? [])
    .map((line) => {
      const wishes = wishesOf(line);
      return `${line.count} × ${line.name}${wishes ? ` [${wishes}]` : ''}${line.is_gone ? ' (gone)' : ''}`;
    })
    .join(', ') + (order?.sent_at ? ' (sent)' : '');

/** What was paid ahead, and where it is (rule booking/deposit). */
const depositOf = ({ deposit }: StaffBooking): string =>
  deposit ? `${deposit.amount} ${deposit.state.replaceAll('_', ' ')}` : '';

const toRow = (booking: StaffBooking): string[] => [
  String(booking.id),
  booking.kind,
  printLocalHour(booking),
  stateOf(booking),
  String(booking.people ?? ''),
  booking.tables.map(({ label }) => label).join('+'),
  booking.contact ? `${booking.contact.name} +${booking.contact.phone_code} ${booking.contact.phone}` : '',
  booking.notes.replaceAll(/\s+/g, ' '),
  orderOf(booking),
  depositOf(booking),
  booking.ratings.map(({ score }) => score).join(' '),
  booking.news ? `${booking.news.kind} at ${minuteOf(booking.news.at)}` : '',
];

const print = (bookings: readonly StaffBooking[]): string =>
  toTable([
    [
      'id',
      'kind',
      'hour (local)',
      'state',
      'people',
      'tables',
      'who',
      'notes',
      'ahead',
      'deposit',
      'ratings',
      'news (UTC)',
    ],
    ...bookings.map(toRow),
  ]);

/** `bookings …`: a day of a branch, or a change of one (rule staff/bookings); null for other words. */
export async function runBookings(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    args: words,
    options: BOOKINGS_OPTIONS,
    allowPositionals: true,
  });
  const [slug, ...more] = positionals;
  const { branch, date, ...asked } = values;
  const [change, another] = toChanges(values);
  const isAsked = Object.keys(asked).length > 0;
  if (!slug || more.length > 0 || another || (isAsked && !change)) return null;
  const query = new URLSearchParams({ ...(branch ? { branch } : {}), ...(date && !change ? { date } : {}) });
  const path = `tenants/${encodeURIComponent(slug)}/bookings?${query}`;
  if (change) {
    const data = (await (await open()).call('PUT', path, change)) as StaffBooking;
    return { data, text: print([data]) };
  }
  const data = (await (await open()).call('GET', path)) as BookingDay;
  const ofDay = data.bookings.length > 0 ? print(data.bookings) : `${slug} has no booking on ${data.date}.`;
  const news = data.news.length > 0 ? `\n\nNews that nobody has read:\n${print(data.news)}` : '';
  return { data, text: `${ofDay}${news}` };
}
