import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '@/lib/browser/go-to';
import { moveStaffOrder } from '@/lib/contract/staff/calls';
import es from '@/messages/es.json';
import { LINE, orderOf, renderBoard } from './render-board';
import { named, Refused } from './render-staff';

jest.mock('@/lib/browser/go-to', () => ({ ...jest.requireActual('@/lib/browser/go-to'), goTo: jest.fn() }));

const { Staff } = es;
const MOVED = { id: 7, number: 12, status: 'preparation', packed: false };

test('options, notes and comments stand under their dish', async () => {
  const options = [
    {
      option_id: 1,
      name: 'Queso',
      count: 2,
      text: 'rallado',
      options: [{ option_id: 2, name: 'Costeño', count: 1 }],
    },
  ];
  const products = [
    { ...LINE, options, comment: 'Sin sal', member: 'Luis' },
    { ...LINE, id: 2, name: 'Jugo', count: 1 },
  ];
  await renderBoard([[orderOf({ products, comment: 'Timbre dañado' })]]);
  const [dish, other] = await screen.findAllByRole('listitem');
  expect(dish).toHaveTextContent('2 × Arepa2 × Queso: ralladoCosteñoPara LuisSin sal');
  expect(other).toHaveTextContent(/^1 × Jugo$/);
  expect(screen.getByRole('article')).toHaveTextContent('Nota: Timbre dañado');
});

test('where it goes, when it is promised and what is to be paid are read on the card', async () => {
  await renderBoard([
    [
      orderOf({
        paid: false,
        cash_amount: 50_000,
        cash_change: 32_000,
        promised: { from: '2026-11-18T17:00:00.000Z', to: '2026-11-18T17:15:00.000Z' },
        seat: { id: 1, kind: 'table', label: '4' },
      }),
    ],
  ]);
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Mesa 4');
  // The branch is five hours behind.
  expect(card).toHaveTextContent(/Prometido: 12:00–.?12:15\sp\.\sm\./);
  expect(card).toHaveTextContent(
    /Por cobrar: \$\s?18\.000Paga con \$\s?50\.000; hay que devolver \$\s?32\.000/,
  );
});

test('markup in any text of an order is drawn as text', async () => {
  const evil = (field: string) => `<img src=x onerror=alert(1)>${field}`;
  const fields = ['dish', 'option', 'typed', 'inside', 'line', 'member', 'note', 'name', 'address', 'help'];
  const inside = { option_id: 2, name: evil('inside'), count: 1 };
  const option = { option_id: 1, name: evil('option'), count: 1, text: evil('typed'), options: [inside] };
  const place = {
    ...{ latitude: null, longitude: null, address: evil('address'), address_optional: '' },
    ...{ neighbourhood: 'Sur', postcode: '', reference: 'Casa', formatted_address: '', city: '' },
    place_id: null,
  };
  const contact = {
    ...{ name: evil('name'), phone: '', phone_code: '57', phone_code_iso2: 'CO' },
    ...{ email: '', dni_type: 'CC', dni: '' },
  };
  const products = [
    { ...LINE, name: evil('dish'), options: [option], comment: evil('line'), member: evil('member') },
  ];
  const at = '2026-11-18T17:00:00.000Z';
  const news = [{ id: 4, kind: 'help' as const, at, reason: null, words: evil('help'), tip: null }];
  await renderBoard([[orderOf({ products, place, contact, news, comment: evil('note') })]]);
  const card = await screen.findByRole('article');
  for (const field of fields) expect(card).toHaveTextContent(evil(field));
  expect(card.querySelector('img')).toBeNull();
});

test('the title of the tab says how many wait: new ones, and those with news', async () => {
  const at = '2026-11-18T17:00:00.000Z';
  const news = [{ id: 4, kind: 'tip' as const, at, reason: null, words: null, tip: 3_000 }];
  const calm = orderOf({ id: 9, number: 14, status: 'accepted' });
  await renderBoard([[orderOf(), orderOf({ id: 8, number: 13, status: 'packed', news }), calm]]);
  await waitFor(() => expect(document.title).toBe('2 pedidos esperan'));
});

test('a quiet board names itself in the tab', async () => {
  await renderBoard([[orderOf({ status: 'accepted' })]]);
  await screen.findByRole('article');
  expect(document.title).toBe(Staff.screen_board);
});

test('a lost connection is said over the orders, which stay', async () => {
  await renderBoard(
    [[orderOf({ status: 'accepted' })], new Refused(500, 'internal')],
    [[moveStaffOrder, MOVED]],
  );
  await userEvent.click(await screen.findByRole('button', { name: named(Staff.preparation) }));
  expect(await screen.findByText(Staff.lost_now)).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('article', { name: '12' })).toBeVisible();
});

test('a session that ended while the board was open leads to the sign-in (rule staff/people)', async () => {
  await renderBoard(
    [[orderOf({ status: 'accepted' })], new Refused(401, 'unauthorized')],
    [[moveStaffOrder, new Refused(401, 'unauthorized')]],
  );
  await userEvent.click(await screen.findByRole('button', { name: named(Staff.preparation) }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/sign-in'));
});

test('a screen that cannot be heard says so until it is touched, and then rings for what waits', async () => {
  const { tones } = await renderBoard([[orderOf()]]);
  expect(screen.getByText(Staff.sound_off)).toBeVisible();
  expect(tones).toEqual([]);
  await userEvent.click(within(await screen.findByRole('article')).getByText('12'));
  await waitFor(() => expect(tones).toEqual([880, 1_175]));
  expect(screen.queryByText(Staff.sound_off)).toBeNull();
});

test('why a delivery has no signs is read on its card, and rings nowhere (rule orders/delivery-code)', async () => {
  const at = '2026-11-18T17:00:00.000Z';
  const news = [
    { id: 4, kind: 'unproved' as const, at, reason: 'reception' as const, words: 'Con Luis', tip: null },
  ];
  await renderBoard([[orderOf({ status: 'delivered', news })]]);
  expect(screen.getByText(/Entregado sin código: lo recibió otra persona\. «Con Luis»/)).toBeVisible();
  expect(document.title).toBe(es.Staff.screen_board);
});

test('an hour that is wanted today says so, in the hours that diners read', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-30T14:00:00Z'), advanceTimers: true });
  const wanted = { schedule_date: '2026-11-30', schedule_hour: '13:30' };
  await renderBoard([
    [orderOf(wanted), orderOf({ ...wanted, id: 8, number: 13, schedule_date: '2026-12-01' })],
  ]);
  expect(screen.getByRole('article', { name: '12' })).toHaveTextContent(/Para hoy a la 1:30\sp\.\sm\./);
  expect(screen.getByRole('article', { name: '13' })).toHaveTextContent(/Para el mar, 1 dic a la 1:30\sp/);
  jest.useRealTimers();
});
