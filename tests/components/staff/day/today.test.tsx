import { screen, waitFor, within } from '@testing-library/react';
import { TodayScreen } from '@/components/staff/today/today-screen';
import { getToday, type Today } from '@/lib/contract/staff/day/today-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { countStaffVisits } from '@/lib/contract/staff/number-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { textsOf } from '@/tests/support/browser/render-texts';
import { INSTANCE } from '../render-board';
import { type Answered, Refused, renderStaff, signedInAs } from '../render-staff';

const { StaffToday } = textsOf();

const NUMBERS = {
  ...{
    orders: 12,
    sales: 360_000,
    cancelled: 1,
    discounts: 8_000,
    taken: 300_000,
    tips: 20_000,
    given_back: 5_000,
  },
  timed: { orders: 10, late: 2, promised: 40, took: 35 },
};
const todayOf = (changes: Partial<Today> = {}): Today => ({
  ...{ date: '2026-11-18', against: '2026-11-11', until: '19:30' },
  now: NUMBERS,
  before: { ...NUMBERS, orders: 8, sales: 160_000 },
  hours: [
    { hour: 12, orders: 8, sales: 240_000, orders_before: 4, sales_before: 80_000 },
    { hour: 0, orders: 4, sales: 120_000, orders_before: 4, sales_before: 80_000 },
  ],
  services: [{ service: 'delivery', orders: 12, sales: 360_000, sales_before: 160_000 }],
  methods: [{ method: 'cash', taken: 300_000, tips: 20_000, given_back: 5_000 }],
  dishes: [{ product_id: 3, name: 'Ajiaco', count: 9, sales: 270_000 }],
  cancellations: [{ by: 'staff', reason: 'Sin gas', orders: 1 }],
  ...changes,
});

async function show(today = todayOf(), visits: Answered = [countStaffVisits, new Refused(403, 'forbidden')]) {
  renderStaff(<TodayScreen slug="norte" />, [
    [getSignedIn, signedInAs('manager')],
    [getStaffInstance, INSTANCE],
    [getToday, today],
    visits,
  ]);
  await screen.findByText(/comparado con/);
}
const table = (name: string) => screen.getByRole('table', { name });

test('the day stands beside the same weekday, and its charts are tables that a screen reader reads (rule staff/today)', async () => {
  await show();
  expect(
    screen.getByText(
      /miércoles, 18 de noviembre hasta ahora .*, comparado con una semana antes .11 de noviembre./,
    ),
  ).toBeVisible();
  expect(screen.getByText(/2 de 10 después de lo prometido/)).toBeVisible();
  const [, noon, night] = within(table(StaffToday.by_hour)).getAllByRole('row');
  expect(
    within(noon ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['8', '4', expect.stringMatching(/\$\s?240\.000/)]);
  const widthOf = (row: HTMLElement | undefined) =>
    row?.querySelector<HTMLElement>('.today-bar:not([data-day])')?.style.inlineSize;
  expect([widthOf(noon), widthOf(night)]).toEqual(['100%', '50%']);
  expect(table(StaffToday.why_cancelled)).toHaveTextContent('Rechazó el restaurante: «Sin gas»');
});

test('who works at some branches alone sees no visits of the whole restaurant', async () => {
  await show();
  expect(screen.queryByRole('table', { name: StaffToday.visits })).toBeNull();
});

test('visits are drawn as parts of those who came', async () => {
  const visits = { visit: 200, menu: 150, add_to_cart: 60, begin_checkout: 40, paid: 30 };
  const told = {
    ...{ from: '2026-11-18', to: '2026-11-18', timezone: 'America/Bogota', visits },
    sources: [
      { ...visits, visit: 120, paid: 20, source: 'instagram', medium: 'social', campaign: '' },
      { ...visits, visit: 80, paid: 10, source: 'direct', medium: '', campaign: '' },
    ],
    orders: { all: 30, unmatched: 0 },
  };
  await show(todayOf(), [countStaffVisits, told]);
  await waitFor(() => expect(table(StaffToday.visits)).toHaveTextContent('15 %'));
  const [, first, second] = within(table(StaffToday.sources)).getAllByRole('row');
  expect(first).toHaveTextContent(/^instagram · social12020$/);
  expect(second).toHaveTextContent(`${StaffToday.source_direct}8010`);
});

test('a day without orders says so and draws no empty chart', async () => {
  const none = { ...NUMBERS, orders: 0, sales: 0, cancelled: 0 };
  await show(todayOf({ now: none, hours: [], services: [], methods: [], dishes: [], cancellations: [] }));
  expect(screen.getByText(StaffToday.nothing)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
