import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { chooseSaved } from '@/lib/stores/delivery/chosen-address';
import { saveAddress } from '@/lib/stores/delivery/saved-addresses';
import es from '@/messages/es.json';
import {
  ADDRESS,
  field,
  issue,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout, Place } = es;
const WITHOUT_ADDRESS: Cart = { ...WHOLE_CART, place: null, issues: [issue('place_required')] };
const WORDS = 'Calle 60 # 9-40, Chapinero';

async function show(
  cart: Cart = WITHOUT_ADDRESS,
  address = ADDRESS as Parameters<typeof saveAddress>[0]['address'],
) {
  const bench = renderPrecheckout(cart);
  act(() => saveAddress({ stores: bench.stores, address, supplierId: 2 }));
  await shown();
  const sent = () =>
    bench.calls.flatMap(({ path, body }) =>
      path === updateCart.path ? [(body as { cart: CartChanges }).cart] : [],
    );
  return { ...bench, sent };
}
const offered = () => screen.queryByRole('radio', { name: WORDS });

test('the newest address stands in the form, and one tap fills it with another and tells the server', async () => {
  const { sent, stores } = await show();
  expect(offered()).toBeChecked();
  const other = { ...ADDRESS, address: 'Carrera 7 # 72-1' };
  act(() => saveAddress({ stores, address: other, supplierId: 2 }));
  await userEvent.click(screen.getByRole('radio', { name: /^Carrera 7/ }));
  expect(offered()).not.toBeChecked();
  expect(field(Place.address)).toHaveValue(other.address);
  expect(field(Place.reference)).toHaveValue(ADDRESS.reference);
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({ place: { ...other, formatted_address: expect.any(String) } }),
  );
});

test('what was wrong with the address is mended by it', async () => {
  await show({ ...WITHOUT_ADDRESS, place: { ...ADDRESS, address: '', neighbourhood: '' } });
  await userEvent.click(orderButton());
  await waitFor(() => expect(field(Place.address)).toBeInvalid());
  await userEvent.click(screen.getByRole('radio', { name: WORDS }));
  await waitFor(() => expect(field(Place.address)).toBeValid());
  expect(field(Place.neighbourhood)).toBeValid();
});

test('it can be forgotten, and the form keeps what it says', async () => {
  const { stores } = await show(WHOLE_CART);
  expect(offered()).toBeChecked();
  const remove = { name: Place.forget.replace('{address}', WORDS) };
  await userEvent.click(screen.getByRole('button', remove));
  const question = within(screen.getByRole('group', { name: Place.forget_ask }));
  await userEvent.click(question.getByRole('button', remove));
  expect(offered()).toBeNull();
  expect(stores.profile.getState().places).toEqual([]);
  expect(field(Place.address)).toHaveValue(ADDRESS.address);
});

test.each([
  ['is not offered where a point is asked for', [], false],
  ['is offered where a zone is chosen', [{ zone: 'Norte', value: 6_000 }], true],
])('an address in words alone %s', async (_case, shipping_zones, isOffered) => {
  const point = isOffered ? 'none' : 'required';
  await show({ ...WITHOUT_ADDRESS, shipping_zones, point }, { ...ADDRESS, latitude: null, longitude: null });
  expect(offered() !== null).toBe(isOffered);
});

test('an address that is chosen beside the open form goes into it (rule delivery/saved-addresses)', async () => {
  const { stores, sent } = await show();
  const [saved] = stores.profile.getState().places;
  if (!saved) throw new Error('nothing is saved');
  act(() => chooseSaved({ stores, saved: { ...saved, address: 'Carrera 7 # 72-1' } }));
  expect(field(Place.address)).toHaveValue('Carrera 7 # 72-1');
  expect(stores.delivery.getState().isNews).toBe(false);
  await waitFor(() => expect(sent().at(-1)?.place?.address).toBe('Carrera 7 # 72-1'), { timeout: 2_000 });
});

test('a zone of a list names the neighbourhood until the diner writes one (rule delivery/address-form)', async () => {
  const zones = ['Usaquén', 'Chicó'].map((zone) => ({ zone, value: 6_000 }));
  const place = { ...ADDRESS, latitude: null, longitude: null, neighbourhood: '' };
  const chosen = { polygon: null, shipping_zone: null, shipping_zones: zones, point: 'none' as const };
  renderPrecheckout({ ...WHOLE_CART, place, ...chosen });
  await shown();
  const zone = field(Checkout.zone);
  await userEvent.selectOptions(zone, 'Usaquén');
  expect(field(Place.neighbourhood)).toHaveValue('Usaquén');
  await userEvent.selectOptions(zone, 'Chicó');
  expect(field(Place.neighbourhood)).toHaveValue('Chicó');
  await userEvent.clear(field(Place.neighbourhood));
  await userEvent.type(field(Place.neighbourhood), 'Santa Ana');
  await userEvent.selectOptions(zone, 'Usaquén');
  expect(field(Place.neighbourhood)).toHaveValue('Santa Ana');
});
