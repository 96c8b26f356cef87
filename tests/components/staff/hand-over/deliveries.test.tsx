import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeliveriesScreen } from '@/components/staff/deliveries/deliveries-screen';
import { listStaffOrders, moveStaffOrder, type StaffOrder } from '@/lib/contract/staff/calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import es from '@/messages/es.json';
import { ADDRESS, CONTACT } from '@/tests/support/shops/shop';
import { INSTANCE, orderOf } from '../render-board';
import { type Answered, named, Refused, renderStaff, signedInAs } from '../render-staff';

const { Staff } = es;
const AWAY = orderOf({
  ...{ status: 'on_the_way', sign_tries: 8, place: { ...ADDRESS, photos: [5] }, contact: CONTACT },
  ...{ paid: false, payment_method: 'cash', cash_amount: 20_000, cash_change: 2_000 },
});
const DONE = { id: 7, number: 12, status: 'delivered', packed: true };

async function show(orders: StaffOrder[], answered: readonly Answered[] = [], later = orders) {
  const bench = renderStaff(<DeliveriesScreen slug="norte" />, [
    [getSignedIn, signedInAs('waiter')],
    [getStaffInstance, INSTANCE],
    [listStaffOrders, orders, later],
    ...answered,
  ]);
  await screen.findByRole('heading', { name: Staff.deliveries_packed });
  return bench;
}
beforeEach(() => sessionStorage.clear());
const card = () => within(screen.getByRole('article'));
const press = (name: string) => userEvent.click(card().getByRole('button', { name: named(name) }));

test('a courier reads where to go, whom to call and what to collect (rule staff/deliveries)', async () => {
  await show([AWAY, orderOf({ id: 8, service: 'take_away', status: 'packed' })]);
  expect(card().getByText(/Calle 63 # 9-40, Apto 502, Chapinero/)).toBeVisible();
  expect(card().getByText('Frente al parque')).toBeVisible();
  expect(card().getByRole('link', { name: /Llamar/ })).toHaveAttribute(
    'href',
    `tel:+${CONTACT.phone_code}${CONTACT.phone}`,
  );
  expect(card().getByRole('link', { name: named('Waze') })).toHaveAttribute(
    'href',
    expect.stringContaining('4.65'),
  );
  expect(card().getByText(/Por cobrar/)).toBeVisible();
  expect(card().getByText(/hay que devolver/)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  await press(Staff.door_photo);
  expect(screen.getByRole('img', { name: Staff.door_photo_of })).toHaveAttribute(
    'src',
    '/services/staff/tenants/norte/staff/orders/7/door_photos/5',
  );
});

test('who leaves with an order says so with one tap', async () => {
  const bench = await show(
    [orderOf({ status: 'packed' })],
    [[moveStaffOrder, { ...DONE, status: 'on_the_way' }]],
  );
  await press(Staff.leave);
  expect(bench.sent()).toEqual([
    { method: 'PUT', path: '/tenants/norte/staff/orders/7/status.json', body: { status: 'on_the_way' } },
  ]);
});

test.each([
  ['packed', 'Salió'],
  ['on_the_way', 'Entregado'],
] as const)('a tap at one that is %s says without a signal that it waits: %s', async (status, said) => {
  await show([orderOf({ status })], [[moveStaffOrder, new Refused(503, 'internal')]]);
  await press(status === 'packed' ? Staff.leave : Staff.delivered);
  expect(await screen.findByText(new RegExp(`e enviará cuando vuelva la señal.*${said}`))).toBeVisible();
});

test('a photo that does not come hides no other', async () => {
  await show([{ ...AWAY, place: { ...ADDRESS, photos: [5, 6] } }]);
  await press(Staff.door_photo);
  const [first] = screen.getAllByRole('img');
  if (first) fireEvent.error(first);
  expect(screen.getByText(Staff.door_photo_lost)).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('that the signs are spent is said once', async () => {
  await show([AWAY], [[moveStaffOrder, new Refused(422, 'code_tries')]], [{ ...AWAY, sign_tries: 0 }]);
  await userEvent.type(card().getByLabelText(Staff.signs), 'K7MP{Enter}');
  expect(await card().findByRole('button', { name: named(Staff.delivered_without) })).toBeVisible();
  expect(await screen.findAllByText(Staff.signs_spent)).toHaveLength(1);
});

test('four signs prove the delivery; wrong ones are said on the card (rule orders/delivery-code)', async () => {
  const bench = await show([AWAY], [[moveStaffOrder, new Refused(422, 'code_invalid'), DONE]]);
  const field = card().getByLabelText(Staff.signs);
  expect(card().getByRole('button', { name: named(Staff.delivered) })).toBeDisabled();
  await userEvent.type(field, 'k7 m');
  expect(card().getByRole('button', { name: named(Staff.delivered) })).toBeDisabled();
  await userEvent.type(field, 'p{Enter}');
  expect(await card().findByRole('alert')).toHaveTextContent(Staff.signs_wrong);
  await press(Staff.delivered);
  expect(bench.sent().map(({ body }) => body)).toEqual([
    { status: 'delivered', signs: 'K7MP' },
    { status: 'delivered', signs: 'K7MP' },
  ]);
});

test('without the signs a courier says why, another reason in words', async () => {
  const bench = await show([AWAY], [[moveStaffOrder, DONE]]);
  await press(Staff.without_signs);
  await press(Staff.delivered_without);
  expect(bench.sent()).toEqual([]);
  await userEvent.selectOptions(card().getByLabelText(Staff.unproved_why), 'other');
  await press(Staff.delivered_without);
  expect(card().getByText(Staff.unproved_missing)).toBeVisible();
  await userEvent.type(card().getByLabelText(Staff.unproved_words), 'Nadie salió');
  await press(Staff.delivered_without);
  expect(bench.sent().map(({ body }) => body)).toEqual([
    { status: 'delivered', unproved: { reason: 'other', words: 'Nadie salió' } },
  ]);
});

test.each([
  ['are spent', 0, Staff.delivered_without],
  ['are none', null, Staff.delivered],
])('where the signs %s no field asks for them', async (_which, tries, name) => {
  await show([{ ...AWAY, sign_tries: tries }]);
  expect(card().queryByLabelText(Staff.signs)).toBeNull();
  expect(card().getByRole('button', { name: named(name) })).toBeEnabled();
});
