import { act, fireEvent, screen } from '@testing-library/react';
import { PrecheckoutScreen } from '@/app/[domain]/[locale]/_page/personal/precheckout-screen';
import { ApiError } from '@/lib/clients/api-error';
import { getCart, updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { findPlaceAt, getCoverage, logPlaceSearch, suggestPlaces } from '@/lib/contract/delivery/calls';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import type { StateOf } from '@/lib/stores/create-stores';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import type { Answers } from '@/tests/support/browser/app-bench';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';
import {
  ADDRESS,
  field,
  issue,
  METHODS,
  NORTE,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout, Errors, Place } = es;
const [zone] = getContractExample(getCoverage).polygons;
if (!zone) throw new Error('no zone is recorded');
const branch = {
  ...BRANCH,
  address: '',
  city: 'Bogotá',
  location: NORTE,
  onTableClass: 'basic' as const,
  scheduleDays: 14,
  offersTakeAway: false,
};
const CART: Cart = { ...WHOLE_CART, place: null, polygon: null, issues: [issue('place_required')] };
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
const STREET = { ...DOOR, id: 'osm:W2', precision: 'street' as const, address: 'Calle 60' };
const down = new ApiError({ kind: 'http', status: 503, key: 'unavailable' });

async function show(
  answers: Answers,
  tenant: Partial<TenantFactsOfPage> = { searchesPlaces: true },
  chosen: Partial<StateOf<'delivery'>> = {},
) {
  const { stores, calls } = renderApp(
    <PrecheckoutScreen branch={branch} />,
    {
      [getCart.path]: [CART],
      [updateCart.path]: [CART],
      [getPaymentMethods.path]: [METHODS],
      [listActualPurchases.path]: [[]],
      [getCoverage.path]: [{ polygons: [{ ...zone, supplier_id: BRANCH.id }] }],
      ...answers,
    },
    {},
    tenant,
  );
  act(() => {
    stores.delivery.setState(chosen);
    stores.order.setState({ service: 'delivery', purchaseId: CART.purchase_id });
  });
  await screen.findByText(Checkout.where);
  await shown();
  jest.useFakeTimers();
  const asked = () => calls.filter(({ path }) => path === suggestPlaces.path);
  const sent = () =>
    calls.flatMap(({ path, body }) =>
      path === updateCart.path ? [(body as { cart: CartChanges }).cart] : [],
    );
  const logged = () => calls.flatMap(({ path, body }) => (path === logPlaceSearch.path ? [body] : []));
  return { asked, sent, logged };
}
/** Waits until typing has paused and the request is answered. */
async function rest() {
  for (const _step of ['asked', 'answered']) await act(() => jest.advanceTimersByTimeAsync(5_000));
}
const found = (...places: (typeof DOOR | typeof STREET)[]) => ({ places, attribution: '© OpenStreetMap' });
const box = () => screen.getByRole('combobox', { name: Place.address });
async function type(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  await rest();
}
const pick = (name: string) => fireEvent.click(screen.getByRole('option', { name }));
const map = () => screen.queryByRole('button', { name: Place.sketch });
const openMap = () => fireEvent.click(screen.getByRole('button', { name: Place.on_map }));
afterEach(() => jest.useRealTimers());

describe('the address of a delivery (rule delivery/place-search)', () => {
  it('found to its door gives all that the kitchen needs but the landmark, and closes the map', async () => {
    const { sent } = await show({ [suggestPlaces.path]: [found(DOOR)] });
    await type('calle 60 # 9');
    expect(screen.getByText('© OpenStreetMap')).toBeVisible();
    pick('Calle 60 # 9-40, Chapinero, Bogotá');
    expect(box()).toHaveValue(DOOR.address);
    expect(field(Place.neighbourhood)).toHaveValue(DOOR.neighbourhood);
    expect(map()).toBeNull();
    await rest();
    expect(sent()[0]?.place).toMatchObject({ ...NORTE, place_id: DOOR.id, address: DOOR.address });
    fireEvent.click(screen.getByRole('button', { name: Checkout.show_map }));
    expect(map()).toBeVisible();
  });

  it('fills in the landmark that it knows, for the last one alone, and leaves what the diner wrote', async () => {
    const named = { ...DOOR, id: 'osm:W3', address: 'Calle 63 # 9-60', reference: 'Edificio Lourdes' };
    await show({ [suggestPlaces.path]: [found(DOOR, named)] });
    await type('calle 6');
    pick('Calle 63 # 9-60, Chapinero, Bogotá');
    expect(field(Place.reference)).toHaveValue('Edificio Lourdes');
    await type('calle 6');
    pick('Calle 60 # 9-40, Chapinero, Bogotá');
    expect(field(Place.reference)).toHaveValue('');
    fireEvent.change(field(Place.reference), { target: { value: 'Portería azul' } });
    fireEvent.change(field(Place.neighbourhood), { target: { value: 'Lourdes' } });
    await type('calle 6');
    pick('Calle 63 # 9-60, Chapinero, Bogotá');
    expect(field(Place.reference)).toHaveValue('Portería azul');
    expect(field(Place.neighbourhood)).toHaveValue('Lourdes');
  });

  it.each([
    ['BR', '05435-000', /^Código postal \(opcional\)$/],
    ['MX', '77500', /^Código postal$/],
  ] as const)(
    'in %s brings its postcode, which the courier is told (rule delivery/postcode)',
    async (country, postcode, label) => {
      const { sent } = await show(
        { [suggestPlaces.path]: [found({ ...DOOR, postcode })] },
        { searchesPlaces: true, country },
      );
      await type('calle 60 # 9');
      pick('Calle 60 # 9-40, Chapinero, Bogotá');
      expect(screen.getByLabelText(label)).toHaveValue(postcode);
      fireEvent.change(field(Place.reference), { target: { value: 'Parque' } });
      await rest();
      expect(sent().at(-1)?.place).toMatchObject({
        postcode,
        formatted_address: expect.stringContaining(postcode),
      });
    },
  );

  it('has no postcode where its country has none', async () => {
    await show({});
    expect(screen.queryByLabelText(/^Código postal/)).toBeNull();
  });

  it('of which the street alone is found keeps its number, and asks for a look at the point', async () => {
    await show({ [suggestPlaces.path]: [found(STREET)] });
    await type('Calle 60 # 9-40');
    pick('Calle 60, Chapinero, Bogotá');
    expect(box()).toHaveValue('Calle 60 # 9-40');
    expect(screen.getByText(Checkout.check_point)).toBeVisible();
    expect(map()).toBeVisible();
  });

  it('that was given before the menu as a street alone asks for a look at the point too (rule delivery/reach)', async () => {
    const place = {
      ...{ ...ADDRESS, kind: 'other' as const, label: '' },
      ...{ location_price: null, supplier_id: null, polygon_id: null, zone: null },
    };
    await show({}, { searchesPlaces: true }, { place, isRough: true });
    expect(box()).toHaveValue(ADDRESS.address);
    expect(screen.getByText(Checkout.check_point)).toBeVisible();
    expect(map()).toBeVisible();
  });

  it('that was picked is told, and nobody waits for the answer (rule delivery/place-log)', async () => {
    const { logged } = await show({ [suggestPlaces.path]: [found(DOOR)], [logPlaceSearch.path]: [down] });
    await type('calle 60 # 9');
    pick('Calle 60 # 9-40, Chapinero, Bogotá');
    expect(box()).toHaveValue(DOOR.address);
    await rest();
    expect(logged()).toEqual([
      {
        search_google_log: {
          query: 'calle 60 # 9',
          place_id: DOOR.id,
          formatted_address: 'Calle 60 # 9-40, Chapinero, Bogotá',
          lat: NORTE.latitude,
          lon: NORTE.longitude,
          customer_id: 1,
        },
      },
    ]);
  });

  it('is forgotten as a place when it is written on', async () => {
    const { sent } = await show({ [suggestPlaces.path]: [found(DOOR), found()] });
    await type('calle 60');
    pick('Calle 60 # 9-40, Chapinero, Bogotá');
    await rest();
    await type('Calle 60 # 9-42');
    fireEvent.change(field(Place.reference), { target: { value: 'Parque' } });
    await rest();
    expect(sent().at(-1)?.place).toMatchObject({ address: 'Calle 60 # 9-42', place_id: null, ...NORTE });
  });

  it('is looked for once it rests, from three letters on', async () => {
    const { asked } = await show({ [suggestPlaces.path]: [found(DOOR)] });
    for (const value of ['c', 'ca', 'cal', 'call', 'calle']) fireEvent.change(box(), { target: { value } });
    await rest();
    expect(asked()).toHaveLength(1);
    await type('ca');
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['is not found', found(), Errors.address_not_found],
    ['cannot be looked for', down, Place.failed],
  ])('that %s is said, and is written on', async (_what, answer, words) => {
    await show({ [suggestPlaces.path]: [answer] });
    await type('Vereda El Retiro');
    expect(screen.getByText(words)).toBeVisible();
    expect(box()).toHaveValue('Vereda El Retiro');
  });

  it.each([
    ['is not found', found(), Place.not_found_zone],
    ['cannot be looked for', down, Place.failed_zone],
  ])('that %s leads to its zone where there is no map to mark', async (_what, answer, words) => {
    const shipping_zones = ['Norte', 'Sur'].map((zone) => ({ zone, value: 6_000 }));
    const listed: Cart = { ...CART, shipping_zones, shipping_zone: null, point: 'optional' };
    await show({ [getCart.path]: [listed], [updateCart.path]: [listed], [suggestPlaces.path]: [answer] });
    await type('Vereda El Retiro');
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: Place.on_map })).toBeNull();
  });

  it('is asked for first: the map opens on wish, or when the order was refused without a point', async () => {
    await show({ [suggestPlaces.path]: [found()] });
    expect(map()).toBeNull();
    expect(screen.queryByText(Checkout.no_point)).toBeNull();
    await type('Vereda El Retiro');
    fireEvent.blur(box());
    // The button that is tapped next does not move away.
    expect(screen.getByText(Errors.address_not_found)).toBeVisible();
    openMap();
    expect(map()).toBeVisible();
  });

  it('is a plain field beside the map where nobody is asked', async () => {
    const { asked } = await show({}, { searchesPlaces: false });
    expect(map()).toBeVisible();
    fireEvent.change(field(Place.address), { target: { value: 'Calle 60' } });
    await rest();
    expect(asked()).toEqual([]);
    expect(screen.queryByRole('combobox', { name: Place.address })).toBeNull();
  });
});

describe('a point of the map', () => {
  const pin = async () => {
    openMap();
    const sketch = map();
    if (sketch) fireEvent.keyDown(sketch, { key: 'ArrowUp' });
    await rest();
  };

  it('fills in what is empty, and no address without a number', async () => {
    await show({ [findPlaceAt.path]: [{ place: STREET }] });
    await pin();
    expect(field(Place.neighbourhood)).toHaveValue('Chapinero');
    expect(box()).toHaveValue('');
    expect(map()).toBeVisible();
  });

  it('names what stands there', async () => {
    await show({ [findPlaceAt.path]: [{ place: { ...DOOR, reference: 'Edificio Lourdes' } }] });
    await pin();
    expect(field(Place.reference)).toHaveValue('Edificio Lourdes');
  });

  it('leaves what was written', async () => {
    await show({ [findPlaceAt.path]: [{ place: DOOR }], [suggestPlaces.path]: [found()] });
    fireEvent.change(field(Place.neighbourhood), { target: { value: 'El Nogal' } });
    await pin();
    expect(field(Place.neighbourhood)).toHaveValue('El Nogal');
    expect(box()).toHaveValue(DOOR.address);
  });

  it('stands alone where its address is not to be had', async () => {
    const { sent } = await show({ [findPlaceAt.path]: [down] });
    await pin();
    expect(field(Place.neighbourhood)).toHaveValue('');
    expect(sent()[0]?.place?.latitude).toBeGreaterThan(NORTE.latitude);
  });
});
