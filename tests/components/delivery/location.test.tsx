import { act, fireEvent, screen, within } from '@testing-library/react';
import { LocationPart } from '@/app/[domain]/[locale]/_page/public/location-part';
import MyLocationPage from '@/app/[domain]/[locale]/my-location/page';
import { LOCATION_SLOT_ID } from '@/components/layout/slots';
import { ApiError } from '@/lib/clients/api-error';
import { listBranches } from '@/lib/contract/branches/calls';
import type { BranchesAt } from '@/lib/contract/delivery/branches-at';
import { findPlaceAt, getBranchesAt, getCoverage, suggestPlaces } from '@/lib/contract/delivery/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { LIST_ID } from '@/lib/domain/tenant/service-paths';
import { getQueryClient } from '@/lib/queries/query-client';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import type { Answers } from '@/tests/support/browser/app-bench';
import { drawDocument } from '@/tests/support/browser/draw-document';
import { renderApp } from '@/tests/support/browser/render-app';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);
const mockBranches = jest.fn();
jest.mock('@/lib/loaders/load', () => ({
  loadBranches: () => mockBranches(),
  loadTenant: async () => getContractExample(getConfig),
}));
const { Place, Errors } = es;
const [branch] = getContractExample(listBranches);
const [zone] = getContractExample(getCoverage).polygons;
if (!branch || !zone) throw new Error('no branch or zone is recorded');
const NORTE = { latitude: 4.65, longitude: -74.06 };
const hours = (services: string[] | null) => ({
  timezone: 'America/Bogota',
  weekly: [{ days: [...WEEKDAYS], open: '00:00', close: '00:00', services }],
  exceptions: [],
});
const SUPPLIERS = [
  { id: 1, slug: 'norte', services: ['delivery' as const, 'take_away' as const] },
  { id: 2, slug: 'sur', services: ['delivery' as const] },
  { id: 3, slug: 'este', services: ['delivery' as const] },
];
const reaching = (supplier_id: number, delivery_price: number | null): BranchesAt['branches'][number] => ({
  ...{ supplier_id, polygon_id: supplier_id + 40, delivery_price },
  minimum: supplier_id === 1 ? 0 : 20_000,
  minutes: { least: 30, most: 45 },
  distance_m: supplier_id === 2 ? 210 : 1_240 * supplier_id,
});
const DOOR = {
  ...NORTE,
  id: 'osm:W1',
  precision: 'house' as const,
  address: 'Calle 60 # 9-40',
  neighbourhood: 'Chapinero',
  reference: '',
  postcode: '',
  city: 'Bogotá',
};
const found = (...places: object[]) => ({ places, attribution: '© OpenStreetMap' });
beforeEach(() => {
  getQueryClient().clear();
  getQueryClient().setDefaultOptions({ queries: { retry: false } });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

/** Asked, then answered. */
async function rest() {
  for (const _step of ['asked', 'answered']) await act(() => jest.advanceTimersByTimeAsync(1_000));
}

/** «Sur» is closed for deliveries. */
async function open(
  answers: Answers = {},
  { searchesPlaces = true, suppliers = SUPPLIERS, begun = '' } = {},
) {
  mockBranches.mockResolvedValue(
    suppliers.map(({ id, slug, services }) => ({
      ...branch,
      ...{ id, slug, name: slug, services, location: NORTE, city: slug === 'este' ? 'Medellín' : 'Bogotá' },
      opening_hours: hours(slug === 'sur' ? ['take_away'] : null),
    })),
  );
  await drawDocument({
    page: <MyLocationPage params={Promise.resolve({ domain: 'a.test', locale: 'es-CO' })} />,
    address: '/my-location',
  });
  if (begun) fireEvent.change(screen.getByLabelText(Place.address), { target: { value: begun } });
  const bench = renderApp(
    <LocationPart />,
    {
      [getBranchesAt.path]: [{ branches: [reaching(2, 0), reaching(1, 4_900), reaching(3, null)] }],
      [suggestPlaces.path]: [found(DOOR)],
      [findPlaceAt.path]: [{ place: DOOR }],
      [getCoverage.path]: [{ polygons: [{ ...zone, supplier_id: 1 }], named: [] }],
      ...answers,
    },
    {},
    { suppliers, searchesPlaces },
  );
  await rest();
  return bench;
}
const box = () => screen.getByRole('combobox', { name: Place.address });
async function search(text: string, option: string) {
  fireEvent.change(box(), { target: { value: text } });
  await rest();
  fireEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: option }));
  await rest();
}
const rows = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.closest('.branch-row'))
    .filter((row) => row?.closest(`#${LOCATION_SLOT_ID}`))
    .map((row) => row?.textContent?.replaceAll('\u00a0', ' '));
const list = () => document.getElementById(LIST_ID);

test('an address tells which branches come, an open one first, for how much and how soon (rule delivery/reach, rule branches/list-rows)', async () => {
  const { stores } = await open();
  await search('calle 60 # 9', 'Calle 60 # 9-40, Chapinero, Bogotá');
  expect(screen.getByRole('status')).toHaveTextContent('Llegamos desde 2 lugares: elige uno.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(rows()).toEqual([
    'norteEnvío $ 4.900 · 30–45 min · a 1,2 km',
    'esteEl envío se elige por zona · 30–45 min · Mínimo $ 20.000 · a 3,7 km',
    'surTodavía no sabemos cuándo abre.Envío gratis · Mínimo $ 20.000 · a 250 m',
  ]);
  const [nearest] = screen.getAllByRole('link', { name: 'norte' });
  expect(nearest).toHaveAttribute('href', '/norte?service=delivery');
  expect(stores.delivery.getState()).toMatchObject({
    isRough: false,
    place: { ...NORTE, address: DOOR.address, neighbourhood: 'Chapinero', city: 'Bogotá', place_id: DOOR.id },
  });
  expect(list()).toHaveAttribute('data-answered');
  fireEvent.click(screen.getByRole('button', { name: 'Ver todas las sedes' }));
  expect(list()).not.toHaveAttribute('data-answered');
});

test('what is typed in the document’s field before the script comes is looked for (rule delivery/reach)', async () => {
  await open({}, { begun: 'calle 60 # 9' });
  expect(box()).toHaveValue('calle 60 # 9');
  expect(within(screen.getByRole('listbox')).getByRole('option')).toBeVisible();
});

test('nobody comes: that is said, and take away is offered', async () => {
  await open({ [getBranchesAt.path]: [{ branches: [] }] });
  await search('calle 60 # 9', 'Calle 60 # 9-40, Chapinero, Bogotá');
  expect(screen.getByRole('status')).toHaveTextContent(Place.nobody);
  expect(screen.getByRole('link', { name: Place.take_away })).toHaveAttribute('href', '/branch-to-take-away');
  fireEvent.click(screen.getByRole('button', { name: Place.change }));
  expect(box()).toHaveValue('');
  expect(list()).not.toHaveAttribute('data-answered');
});

test('nobody comes and nobody hands over: nothing is offered', async () => {
  await open({ [getBranchesAt.path]: [{ branches: [] }] }, { suppliers: SUPPLIERS.slice(1) });
  await search('calle 60 # 9', 'Calle 60 # 9-40, Chapinero, Bogotá');
  expect(screen.queryByRole('link', { name: Place.take_away })).toBeNull();
});

test('words of a point that come late change no other choice', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  const { stores } = await open({ [findPlaceAt.path]: [late] });
  fireEvent.click(screen.getByRole('button', { name: Place.on_map }));
  await rest();
  fireEvent.keyDown(screen.getByRole('button', { name: Place.sketch }), { key: 'ArrowUp' });
  fireEvent.click(screen.getByRole('button', { name: Place.use_point }));
  await rest();
  // Answered at once, without waiting for the words.
  expect(screen.getByRole('status')).toHaveTextContent('Llegamos desde 2 lugares');
  fireEvent.click(screen.getByRole('button', { name: Place.change }));
  expect(box()).toHaveFocus();
  await search('calle 60 # 9', 'Calle 60 # 9-40, Chapinero, Bogotá');
  await act(async () => answer({ place: { ...DOOR, address: 'Carrera 99 # 1-1' } }));
  await rest();
  expect(stores.delivery.getState().place?.address).toBe(DOOR.address);
});

test('a branch that asks for its zone later is not promised', async () => {
  await open({ [getBranchesAt.path]: [{ branches: [reaching(3, null)] }] });
  await search('calle 60 # 9', 'Calle 60 # 9-40, Chapinero, Bogotá');
  expect(screen.getByRole('status')).toHaveTextContent(Place.maybe);
});

test('all branches that were asked for are put away by the next answer', async () => {
  await open();
  await search('calle 60 # 9', 'Calle 60 # 9-40, Chapinero, Bogotá');
  fireEvent.click(screen.getByRole('button', { name: 'Ver todas las sedes' }));
  await rest();
  expect(list()).toContainElement(document.activeElement as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: Place.change }));
  await search('calle 60 # 9', 'Calle 60 # 9-40, Chapinero, Bogotá');
  expect(list()).toHaveAttribute('data-answered');
});

test('a street without its number is kept as a rough point', async () => {
  const street = { ...DOOR, precision: 'street' as const, address: 'Calle 60' };
  const { stores } = await open({ [suggestPlaces.path]: [found(street)] });
  await search('Calle 60 # 9-41', 'Calle 60, Chapinero, Bogotá');
  expect(stores.delivery.getState()).toMatchObject({ isRough: true, place: { address: 'Calle 60 # 9-41' } });
});

test('the point of the map moves until it is confirmed, and gets its words', async () => {
  const { stores } = await open({}, { searchesPlaces: true });
  fireEvent.click(screen.getByRole('button', { name: Place.on_map }));
  await rest();
  fireEvent.keyDown(screen.getByRole('button', { name: Place.sketch }), { key: 'ArrowUp' });
  expect(stores.delivery.getState().place).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: Place.use_point }));
  await rest();
  expect(screen.getByText('Calle 60 # 9-40, Chapinero')).toBeVisible();
  expect(stores.delivery.getState().place?.latitude).toBeGreaterThan(NORTE.latitude);
});

test('an address that was typed stays with the point that is marked for it (rule delivery/reach)', async () => {
  const { stores } = await open({ [suggestPlaces.path]: [found()] });
  fireEvent.change(box(), { target: { value: 'Casa azul, vereda El Verjón' } });
  await rest();
  fireEvent.click(screen.getByRole('button', { name: Place.on_map }));
  await rest();
  fireEvent.keyDown(screen.getByRole('button', { name: Place.sketch }), { key: 'ArrowUp' });
  fireEvent.click(screen.getByRole('button', { name: Place.use_point }));
  await rest();
  expect(stores.delivery.getState().place).toMatchObject({
    address: 'Casa azul, vereda El Verjón',
    neighbourhood: 'Chapinero',
  });
  fireEvent.click(screen.getByRole('button', { name: Place.change }));
  expect(box()).toHaveValue('Casa azul, vereda El Verjón');
});

test('without a geocoder there is no search, and the point has no words', async () => {
  await open({}, { searchesPlaces: false });
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: Place.on_map }));
  await rest();
  fireEvent.keyDown(screen.getByRole('button', { name: Place.sketch }), { key: 'ArrowUp' });
  fireEvent.click(screen.getByRole('button', { name: Place.use_point }));
  await rest();
  expect(screen.getByText(Place.my_point)).toBeVisible();
});

test('a check that fails is told as a fault, not as no coverage, and asked again (rule delivery/coverage)', async () => {
  const down = new ApiError({ kind: 'http', status: 503, key: 'unavailable' });
  await open({ [getBranchesAt.path]: [down, { branches: [reaching(1, 0)] }] });
  await search('calle 60 # 9', 'Calle 60 # 9-40, Chapinero, Bogotá');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByText(Place.nobody)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: Errors.retry }));
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('Llegamos hasta allí.');
});

test('a saved address answers by one tap, and can be forgotten', async () => {
  const { stores } = await open();
  const saved = {
    ...{
      ...NORTE,
      address: 'Calle 1',
      address_optional: '',
      neighbourhood: 'Centro',
      postcode: '',
      reference: 'Parque',
    },
    ...{ formatted_address: '', city: 'Bogotá', place_id: null },
    ...{
      kind: 'other' as const,
      label: '',
      location_price: null,
      supplier_id: 1,
      polygon_id: null,
      zone: null,
    },
  };
  act(() => stores.profile.setState({ places: [saved] }));
  fireEvent.click(screen.getByRole('radio', { name: 'Calle 1, Centro' }));
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('Llegamos desde 2 lugares: elige uno.');
  expect(stores.delivery.getState().place).toEqual(saved);
  fireEvent.click(screen.getByRole('button', { name: Place.change }));
  const remove = { name: 'Quitar Calle 1, Centro' };
  fireEvent.click(screen.getByRole('button', remove));
  fireEvent.click(within(screen.getByRole('group', { name: Place.forget_ask })).getByRole('button', remove));
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the map leaves out the branches that lack the service', async () => {
  const of = (id: number, slug: string, service: string) => ({ id, slug, services: [service] });
  const suppliers = [of(1, 'norte', 'delivery'), of(2, 'sur', 'schedule')];
  const polygons = [1, 2].map((supplier_id) => ({ ...zone, id: supplier_id, supplier_id }));
  await open({ [getCoverage.path]: [{ polygons, named: [] }] }, { suppliers: suppliers as never });
  fireEvent.click(screen.getByRole('button', { name: Place.on_map }));
  await rest();
  const map = screen.getByRole('button', { name: Place.sketch });
  expect(map.querySelectorAll('.sketch-zone')).toHaveLength(1);
  expect(map).not.toHaveTextContent('sur');
});
