import { screen } from '@testing-library/react';
import { TablesScreen } from '@/components/staff/tables/tables-screen';
import { getStaffAccount, type StaffAccount } from '@/lib/contract/staff/account-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { listRoom, type Room, type RoomAccount, type RoomTable } from '@/lib/contract/staff/table-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import es from '@/messages/es.json';
import { INSTANCE } from '../render-board';
import { type Answered, renderStaff, signedInAs } from '../render-staff';

export const { Staff, Methods, StaffTables: WORDS } = es;
const AT = '2026-11-25T20:00:00.000Z';

export const ACCOUNT: RoomAccount = {
  ...{ id: 70, number: 128, state: 'open', opened_at: AT, bill_asked_at: null, members: 2, waiter_id: null },
  ...{ total: 48_000, left: 48_000, in_flight: 0, to_begin: 0, making: 0, later: 0 },
};
export const tableOf = (changes: Partial<RoomTable> = {}): RoomTable => ({
  ...{ id: 4, label: '4', seats: 4, area: null, account: null, booking: null },
  ...changes,
});
export const roomOf = (changes: Partial<Room> = {}): Room => ({
  supplier_id: 2,
  tables: [tableOf({ account: ACCOUNT }), tableOf({ id: 5, label: '5' })],
  ...{ calls: [], wishes: [], payments: [], refunds: [] },
  waiters: [
    { id: 8, name: 'Luis', is_me: false },
    { id: 7, name: 'Marta', is_me: true },
  ],
  ...changes,
});

const SENT: StaffAccount['rounds'][number]['lines'][number] = {
  ...{ id: 31, product_supplier_id: 12, product_id: 1, name: 'Limonada', name_in: undefined, image: null },
  ...{
    count: 2,
    unit_price: 24_000,
    subtotal: 48_000,
    promo: null,
    kept_until: null,
    options: [],
    comment: '',
  },
  ...{ stall: null, stock: null, max_per_order: null, is_alcoholic: false },
  ...{ member: 1, for_all: false, state: 'sent', void_reason: null, open: 48_000 },
};

export const accountOf = (changes: Partial<StaffAccount> = {}): StaffAccount => ({
  ...{ id: 70, version: 1, number: 128, state: 'open', bill_asked_by: null, close_reason: null },
  table: { id: 4, label: '4' },
  supplier: { id: 2, slug: 'centro', name: 'Centro' },
  agreed: null,
  ...{ me: null, code_secret: null, drafts: [], draft_versions: { mine: 0, all: 0 } },
  members: [
    { number: 1, name: 'Ana', is_me: false, joined_at: AT, left: false },
    { number: 2, name: 'Luis', is_me: false, joined_at: AT, left: false },
  ],
  rounds: [{ number: 1, sent_at: AT, member: 1, state: 'sent', lines: [SENT] }],
  bill: [{ kind: 'products', amount: 48_000 }],
  ...{ total: 48_000, saved: 0, paid: 0, deposit: 0, in_flight: 0, left: 48_000 },
  ...{ my_part: 0, my_due: 0, free: 0, can_send: false, can_pay_online: false, can_pay_in_person: [] },
  tip: { percents: [], suggested: null },
  shares: [],
  ...{ opened_at: AT, closed_at: null, supplier_id: 2, touched_at: AT, bill_asked_at: null },
  ...{ takes: ['cash', 'card_reader'], payments: [], returns: [], avoided: [], wishes: [] },
  dues: [
    { member: 1, amount: 48_000 },
    { member: 2, amount: 0 },
  ],
  ...changes,
});

/** The screen of tables with the answers of the room, in turn. */
export async function showTables(
  rooms: readonly Room[] = [roomOf()],
  answered: readonly Answered[] = [],
  role: StaffRole = 'waiter',
) {
  const bench = renderStaff(<TablesScreen slug="norte" />, [
    [getSignedIn, signedInAs(role)],
    [getStaffInstance, INSTANCE],
    [listRoom, ...rooms],
    ...answered,
    [getStaffAccount, accountOf()],
  ]);
  await screen.findByRole('region', { name: WORDS.room });
  await screen.findAllByRole('heading', { name: /esper/i, level: 2 });
  return bench;
}
