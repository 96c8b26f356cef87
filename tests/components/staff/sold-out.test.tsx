import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SoldOutScreen } from '@/components/staff/sold-out/sold-out-screen';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import {
  type ListedOffer,
  type ListedOption,
  listStaffOffers,
  listStaffOptions,
  setStaffOffer,
  setStaffOption,
} from '@/lib/contract/staff/offer-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { scopesOf } from '@/lib/domain/staff/roles';
import es from '@/messages/es.json';
import { type Answered, named, Refused, renderStaff, signedInAs } from './render-staff';

const { Staff, Errors } = es;
const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'active', country: 'CO', currency: 'COP' },
  scopes: [...scopesOf('kitchen')],
  branches: [
    {
      id: 3,
      slug: 'centro',
      name: 'Centro',
      timezone: 'America/Bogota',
      stations: [],
      has_accounts: true,
      takes_bookings: true,
    },
  ],
};
const offer = (id: number, name: string, more: Partial<ListedOffer> = {}): ListedOffer => ({
  ...{
    id,
    sku: `s${id}`,
    name,
    category: 'Sopas',
    available: true,
    stock: null,
    back_at: null,
    lacks_choices: false,
  },
  ...more,
});
const AJIACO = offer(1, 'Ajiaco');
const LIMONADA = offer(2, 'Limonada', { category: 'Bebidas', stock: 12 });
const CAFE = offer(3, 'Café', { category: 'Bebidas', available: false });
const option = (id: number, name: string, more: Partial<ListedOption> = {}): ListedOption => ({
  ...{
    id,
    ids: [id, id + 100],
    name,
    group: { key: 'leche', name: 'Leche' },
    available: true,
    on_menu: true,
  },
  ...{ back_at: null, products: ['Café', 'Capuchino'], product_count: 2 },
  ...more,
});
const OAT = option(11, 'Avena');
const WHOLE = option(12, 'Entera');
const SYRUP = option(13, 'Vainilla', {
  ...{ group: { key: 'jarabe', name: 'Jarabe' }, products: ['Café', 'Capuchino', 'Moca'], product_count: 5 },
});
const OPTION_OUT = { id: 11, available: false, back_at: '2026-12-01T05:00:00.000Z' };
const OUT = { id: 1, available: false, stock: null, back_at: '2026-12-01T05:00:00.000Z' };

/** Noon in Bogotá, on the day whose end is above. */
const NOW = new Date('2026-11-30T17:00:00Z');
beforeEach(() => void jest.useFakeTimers({ now: NOW, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

async function show(
  lists: ListedOffer[][],
  answered: readonly Answered[] = [],
  events: ReadableStream<Uint8Array> | null = null,
) {
  const bench = renderStaff(
    <SoldOutScreen slug="norte" />,
    [
      [getSignedIn, signedInAs('kitchen')],
      [getStaffInstance, INSTANCE],
      ...answered,
      [listStaffOffers, ...lists],
      [listStaffOptions, [OAT, WHOLE, SYRUP]],
    ],
    events,
  );
  await screen.findByText(lists[0]?.[0]?.name ?? '');
  return bench;
}
const names = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
const cardOf = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string, button: string) =>
  userEvent.click(cardOf(name).getByRole('button', { name: named(button) }));

test('what is sold out stands first, and one tap sells a dish out for the day (rule menu/sold-out)', async () => {
  const bench = await show(
    [
      [AJIACO, LIMONADA, CAFE],
      [{ ...AJIACO, ...OUT }, LIMONADA, CAFE],
    ],
    [[setStaffOffer, OUT]],
  );
  expect(names()).toEqual(['Café', 'Ajiaco', 'Limonada']);
  await press('Ajiaco', Staff.out_today);
  expect(await screen.findByText(Staff.out_day)).toBeVisible();
  // The end that it has is offered no second time.
  expect(cardOf('Ajiaco').queryByRole('button', { name: named(Staff.out_today) })).toBeNull();
  expect(cardOf('Ajiaco').getByRole('button', { name: named(Staff.out_hour) })).toBeVisible();
  expect(bench.sent()).toEqual([
    {
      method: 'PUT',
      path: '/tenants/norte/staff/products/1.json',
      body: { available: false, until: 'today' },
    },
  ]);
  expect(names()).toEqual(['Ajiaco', 'Café', 'Limonada']);
});

test('an hour, no end, and bringing back are said in the same place', async () => {
  const bench = await show([[AJIACO, LIMONADA, CAFE]], [[setStaffOffer, OUT]]);
  await press('Limonada', Staff.out_hour);
  await userEvent.type(cardOf('Limonada').getByLabelText(Staff.until_hour), '18:30');
  await press('Limonada', Staff.out_go);
  await press('Limonada', Staff.out_notice);
  await press('Café', Staff.sell_again);
  await press('Café', Staff.out_today);
  expect(cardOf('Café').queryByRole('button', { name: named(Staff.out_notice) })).toBeNull();
  expect(bench.sent().map(({ path, body }) => [path.slice(-6), body])).toEqual([
    ['2.json', { available: false, until: '18:30' }],
    ['2.json', { available: false }],
    ['3.json', { available: true }],
    ['3.json', { available: false, until: 'today' }],
  ]);
});

test('an end is said as the hour of this day, or with its day, as diners read hours', async () => {
  await show([
    [
      { ...AJIACO, available: false, back_at: '2026-11-30T18:30:00.000Z' },
      { ...LIMONADA, available: false, back_at: '2026-12-01T17:00:00.000Z' },
    ],
  ]);
  expect(cardOf('Ajiaco').getByText('Agotado hasta la 1:30 p. m.')).toBeVisible();
  expect(cardOf('Limonada').getByText('Agotado hasta el martes, 12:00 p. m.')).toBeVisible();
});

test('how many are left is set as a number; a count for what had none sells it again', async () => {
  const bench = await show(
    [[offer(1, 'Ajiaco', { stock: 0 }), LIMONADA]],
    [[setStaffOffer, { ...OUT, id: 9 }]],
  );
  expect(cardOf('Ajiaco').getByText(Staff.out_count)).toBeVisible();
  await press('Ajiaco', 'Quedan 0');
  await userEvent.clear(cardOf('Ajiaco').getByLabelText(Staff.left));
  await userEvent.type(cardOf('Ajiaco').getByLabelText(Staff.left), '2x5');
  await press('Ajiaco', Staff.save_count);
  await press('Limonada', 'Quedan 12');
  await userEvent.clear(cardOf('Limonada').getByLabelText(Staff.left));
  await press('Limonada', Staff.save_count);
  expect(bench.sent().map(({ body }) => body)).toEqual([{ stock: 25, available: true }, { stock: null }]);
});

test('a dish is found by its words and its category, without accents', async () => {
  await show([[AJIACO, LIMONADA, CAFE]]);
  const field = screen.getByRole('searchbox', { name: Staff.find_dish });
  await userEvent.type(field, 'cafe');
  expect(names()).toEqual(['Café']);
  await userEvent.clear(field);
  await userEvent.type(field, 'bebidas');
  expect(names()).toEqual(['Café', 'Limonada']);
  await userEvent.clear(field);
  await userEvent.type(field, 'zzzzzz');
  expect(screen.getByRole('status')).toHaveTextContent(Staff.none_found);
});

test('a dish that lacks a choice says so, and what is refused is said on its card', async () => {
  await show(
    [[AJIACO, offer(4, 'Combo', { lacks_choices: true })]],
    [[setStaffOffer, new Refused(500, 'general')]],
  );
  expect(cardOf('Combo').getByText(Staff.out_choices)).toBeVisible();
  expect(cardOf('Combo').queryByRole('button', { name: named(Staff.sell_again) })).toBeNull();
  await press('Ajiaco', Staff.out_today);
  expect(await cardOf('Ajiaco').findByRole('alert')).toHaveTextContent(Errors.general);
});

test('what another tablet sold out shows with the event of the branch, and its orders ask for nothing', async () => {
  const tell: ((text: string) => void)[] = [];
  const events = new ReadableStream<Uint8Array>({
    start: (stream) => void tell.push((text) => stream.enqueue(new TextEncoder().encode(text))),
  });
  const { times } = await show([[AJIACO], [{ ...AJIACO, ...OUT }]], [], events);
  tell[0]?.('event: orders\ndata: {}\n\nevent: sold_out\ndata: {}\n\n');
  expect(await screen.findByText(Staff.out_day)).toBeVisible();
  expect(times('/tenants/norte/staff/products.json')).toBe(2);
});

describe('options (rule menu/sold-out)', () => {
  const showOptions = () => userEvent.click(screen.getByRole('button', { name: 'Opciones' }));

  test('stand under their groups with what they are options of, and are sold out by one tap', async () => {
    const bench = await show(
      [[AJIACO]],
      [
        [listStaffOptions, [OAT, WHOLE, SYRUP], [{ ...OAT, ...OPTION_OUT }, WHOLE, SYRUP]],
        [setStaffOption, OPTION_OUT],
      ],
    );
    await showOptions();
    expect(names()).toEqual(['Avena', 'Entera', 'Vainilla']);
    expect(screen.getByRole('region', { name: 'Leche' })).toHaveTextContent('De Café y Capuchino');
    expect(screen.getByRole('region', { name: 'Jarabe' })).toHaveTextContent(
      'De Café, Capuchino, Moca y 2 más',
    );
    await press('Avena', Staff.out_today);
    expect(await cardOf('Avena').findByText(Staff.out_day)).toBeVisible();
    await press('Entera', Staff.out_hour);
    await userEvent.type(cardOf('Entera').getByLabelText(Staff.until_hour), '18:30');
    await press('Entera', Staff.out_go);
    expect(screen.getByRole('button', { name: 'Opciones: 1 agotada' })).toBePressed();
    expect(screen.getByRole('status')).toHaveTextContent('1 agotado');
    const body = { supplier_id: 3, available: false };
    expect(bench.sent().map(({ path, body: sent }) => [path.slice(-16), sent])).toEqual([
      ['/options/11.json', { ...body, until: 'today' }],
      ['/options/12.json', { ...body, until: '18:30' }],
    ]);
  });

  test('are found by their name and by that of their group, beside products', async () => {
    await show([[AJIACO, offer(5, 'Galleta de avena')]]);
    await userEvent.type(screen.getByRole('searchbox'), 'avena');
    expect(names()).toEqual(['Galleta de avena', 'Avena']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'leche');
    expect(names()).toEqual(['Avena', 'Entera']);
  });

  test('that the menu has as not there are only said to be so, and others are sold again', async () => {
    const off = option(14, 'Soya', { available: false, on_menu: false });
    const bench = await show(
      [[AJIACO]],
      [
        [listStaffOptions, [off, { ...OAT, available: false }]],
        [setStaffOption, { ...OPTION_OUT, available: true, back_at: null }],
      ],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Opciones: 2 agotadas' }));
    expect(cardOf('Soya').getByText(Staff.out_menu)).toBeVisible();
    expect(cardOf('Soya').queryByRole('button')).toBeNull();
    expect(cardOf('Avena').getByText(Staff.out_open)).toBeVisible();
    await press('Avena', Staff.sell_again);
    expect(bench.sent()).toMatchObject([{ body: { supplier_id: 3, available: true } }]);
  });
});
