import type { BranchPlace } from '@/backend/operator/table-routes';
import * as calls from '@/lib/contract/staff/booking-calls';
import type { Operator } from './ask/ask-backend';
import { getTableId } from './ask/find-places';
import { sendCall } from './ask/send-call';

type Words = {
  [Option in
    | 'date'
    | 'approve'
    | 'decline'
    | 'reason'
    | 'seat'
    | 'table'
    | 'no-show'
    | 'walk-in'
    | 'block'
    | 'from'
    | 'to'
    | 'free'
    | 'read']?: string;
};
type Work = { operator: Operator; slug: string; getBranch: () => Promise<BranchPlace> };
type Change = (work: Work) => Promise<calls.StaffBooking>;
type BookingCall =
  | typeof calls.decideBooking
  | typeof calls.noteArrival
  | typeof calls.freeBookedTables
  | typeof calls.readBookingNews;

/** Later than any news: all of them are read. */
const LAST_NEWS = '8999-12-31T00:00:00Z';

const send =
  (call: BookingCall, id: string, body: object = {}): Change =>
  ({ operator, slug }) =>
    sendCall({ operator, slug, call, params: { id }, body });

const seat =
  (id: string, label: string | undefined): Change =>
  async (work) => {
    const table = label === undefined ? {} : { table_id: getTableId(await work.getBranch(), label) };
    return send(calls.noteArrival, id, { arrival: 'seated', ...table })(work);
  };

const walkIn =
  (people: string): Change =>
  async ({ operator, slug, getBranch }) => {
    const body = { supplier_id: (await getBranch()).id, people: Number(people) };
    return sendCall({ operator, slug, call: calls.takeWalkIn, body });
  };

/** Today by the branch's clock, unless the words say a date. */
const block =
  (label: string, { date, from, to }: Words): Change =>
  async ({ operator, slug, getBranch }) => {
    const branch = await getBranch();
    const query = { supplier_id: String(branch.id) };
    const day = date ?? (await sendCall({ operator, slug, call: calls.listBookingDay, query })).date;
    const table = { supplier_id: branch.id, table_id: getTableId(branch, label) };
    return sendCall({ operator, slug, call: calls.blockTable, body: { ...table, date: day, from, to } });
  };

/** Lists the changes that the words of the command ask for. */
export function listChanges(words: Words): Change[] {
  const { approve, decline, reason, seat: seated, table, block: blocked, free, read } = words;
  const [missed, people] = [words['no-show'], words['walk-in']];
  return [
    approve !== undefined && send(calls.decideBooking, approve, { decision: 'approve' }),
    decline !== undefined && send(calls.decideBooking, decline, { decision: 'decline', reason }),
    seated !== undefined && seat(seated, table),
    missed !== undefined && send(calls.noteArrival, missed, { arrival: 'no_show' }),
    people !== undefined && walkIn(people),
    blocked !== undefined && block(blocked, words),
    free !== undefined && send(calls.freeBookedTables, free),
    read !== undefined && send(calls.readBookingNews, read, { at: LAST_NEWS }),
  ].filter((change) => change !== false);
}
