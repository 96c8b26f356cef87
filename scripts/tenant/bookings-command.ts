import { parseArgs } from 'node:util';
import { listBookingDay, type StaffBooking } from '@/lib/contract/staff/booking-calls';
import type { Operator } from './ask/ask-backend';
import { getBooked, listBranches } from './ask/find-places';
import { sendCall } from './ask/send-call';
import { listChanges } from './change-bookings';
import { printLocalHour } from './print/local-hour';
import { wishesOf } from './print/print-lines';
import { toTable } from './print/to-table';
import { minuteOf } from './read-all';

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

function stateOf({ kind, state, seated_at: seated, no_show_at: missed }: StaffBooking): string {
  if (state !== 'approved') return state;
  if (missed) return 'did not come';
  if (kind === 'block') return 'blocked';
  return seated ? 'seated' : 'approved';
}

/** The dishes that the party ordered ahead. */
const orderOf = ({ order }: StaffBooking): string =>
  (order?.lines ?? [])
    .map((line) => {
      const wishes = wishesOf(line);
      return `${line.count} × ${line.name}${wishes ? ` [${wishes}]` : ''}${line.is_gone ? ' (gone)' : ''}`;
    })
    .join(', ') + (order?.sent_at ? ' (sent)' : '');

/** The deposit and its state (rule booking/deposit). */
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
  const [change, another] = listChanges(values);
  const isAsked = Object.keys(asked).length > 0;
  if (!slug || more.length > 0 || another || (isAsked && !change)) return null;
  const operator = await open();
  const getBranch = async () => getBooked(await listBranches(operator, slug), branch);
  if (change) {
    const data = await change({ operator, slug, getBranch });
    return { data, text: print([data]) };
  }
  const data = await sendCall({
    ...{ operator, slug, call: listBookingDay },
    query: { supplier_id: String((await getBranch()).id), date },
    wrong: 'A date is written 2026-11-20.',
  });
  const ofDay = data.bookings.length > 0 ? print(data.bookings) : `${slug} has no booking on ${data.date}.`;
  const news = data.news.length > 0 ? `\n\nNews that nobody has read:\n${print(data.news)}` : '';
  return { data, text: `${ofDay}${news}` };
}
