import type { Operator } from '@/scripts/tenant/ask/ask-backend';
import { runBookings } from '@/scripts/tenant/bookings-command';
import { runOrder } from '@/scripts/tenant/order-command';

/** The operator's answers, by the last part of a call's path. */
const answering = (answers: Record<string, unknown>) => async (): Promise<Operator> => ({
  call: async (_method, path) => answers[path.replace(/\?.*/, '').split('/').at(-1) ?? ''],
  close: async () => {},
});

const ORDER = {
  ...{ id: 7, number: 12, status: 'preparing', service: 'take_away', subservice: null, seat: null },
  ...{ products: [], total: 20_000, paid: true, payment_method: 'card', cash_change: null, contact: null },
  ...{ guest: null, place: null, comment: '', cutlery: false, packed: false, news: [], help: [] },
  placed_at: '2026-11-20T23:00:00Z',
  timezone: 'America/Bogota',
};
const WANTED = {
  schedule_date: '2026-11-21',
  schedule_hour: '00:30',
  schedule_day: '2026-11-20',
  promised: null,
};
const PROMISED = {
  ...{ schedule_date: null, schedule_hour: null, schedule_day: null },
  promised: { from: '2026-11-21T01:00:00Z', to: '2026-11-21T01:30:00Z' },
};

test.each([
  ['wanted, with its night', WANTED, 'for 2026-11-21 00:30 (night of 2026-11-20)'],
  ['promised', PROMISED, 'by 2026-11-20 20:30'],
])(
  'the hour of an order that was %s is the branch’s, as its heading says (rule branches/night)',
  async (_, part, said) => {
    const order = { ...ORDER, ...part };
    const open = answering({
      ...{ '7': { id: 7, slug: 'brasa' }, orders: [order], 'orders.json': [order] },
      'help_requests.json': { requests: [] },
    });
    const list = await runOrder(['brasa'], open);
    const one = await runOrder(['7'], open);
    for (const text of [list?.text, one?.text]) {
      expect(text).toContain('when (local)');
      expect(text).toContain(said);
    }
  },
);

test('the hour of a booking is the branch’s, with its night (rule branches/night)', async () => {
  const BOOKING = {
    ...{ id: 7, kind: 'booking', state: 'approved', seated_at: null, no_show_at: null, people: 2 },
    ...{ tables: [], contact: null, notes: '', order: null, deposit: null, ratings: [], news: null },
    ...{ came: null, offered_until: null },
    ...{
      supplier_id: 2,
      starts_at: '2026-11-21T01:00:00Z',
      ends_at: '2026-11-21T03:00:00Z',
      decline_reason: null,
    },
  };
  const even = { ...BOOKING, date: '2026-11-20', hour: '20:00', day: '2026-11-20' };
  const late = { ...BOOKING, date: '2026-11-21', hour: '00:30', day: '2026-11-20' };
  const day = {
    ...{ supplier_id: 2, timezone: 'America/Bogota', date: '2026-11-20', today: '2026-11-20' },
    ...{ takes_bookings: true, kind: 'bookings', tables: [], accounts: [] },
    span: { from: '2026-11-20T17:00:00Z', to: '2026-11-21T06:00:00Z' },
    ...{ bookings: [even, late], news: [] },
  };
  const branches = [{ id: 2, slug: 'norte', takes_bookings: true, tables: [] }];
  const answer = await runBookings(['brasa'], answering({ branches, 'bookings.json': day }));
  expect(answer?.text).toMatch(/hour \(local\).*news \(UTC\)/);
  expect(answer?.text).toMatch(/2026-11-20 20:00 {2,}approved/);
  expect(answer?.text).toMatch(/2026-11-21 00:30 \(night of 2026-11-20\) {2}approved/);
});
