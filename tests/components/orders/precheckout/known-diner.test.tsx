import { act, waitFor } from '@testing-library/react';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { getAccount } from '@/lib/contract/people/account-calls';
import type { StateOf } from '@/lib/stores/create-stores';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import {
  ADDRESS,
  CONTACT,
  field,
  METHODS,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout, Place } = es;
const NEW_CART: Cart = { ...WHOLE_CART, contact: null, place: null, payment_method: null };
const ACCOUNT = {
  ...getContractExample(getAccount),
  dni_type: 'CE',
  dni: 'AB12345',
  payment_method: 'cash' as const,
};
const SAVED = {
  ...ADDRESS,
  kind: 'other' as const,
  label: '',
  location_price: null,
  polygon_id: null,
  zone: null,
};
const { dni, dni_type, ...KNOWN } = CONTACT;

type Chosen = Partial<StateOf<'delivery'>>;
async function show(cart: Cart, methods = METHODS, chosen: Chosen | null = null) {
  const bench = renderPrecheckout(cart, {
    [getAccount.path]: [ACCOUNT],
    [getPaymentMethods.path]: [methods],
  });
  const places = [
    { ...SAVED, address: 'Carrera 1', supplier_id: 99 },
    { ...SAVED, supplier_id: cart.supplier_id },
  ];
  act(() => {
    bench.stores.profile.setState({ hasOrdered: true, profile: { id: 5, token: 't', ...KNOWN }, places });
    if (chosen) bench.stores.delivery.setState(chosen);
  });
  await shown();
  const sent = () =>
    bench.calls.flatMap(({ path, body }) =>
      path === updateCart.path ? [(body as { cart: CartChanges }).cart] : [],
    );
  return { ...bench, sent };
}
const way = (key: string) => document.querySelector(`input[name=method][value=${key}]`);

test('a second order begins with what the first one said, and asks for its price (rule people/known-diner)', async () => {
  const { sent } = await show(NEW_CART);
  expect(field(Checkout.name)).toHaveValue(CONTACT.name);
  expect(field(Place.address)).toHaveValue(ADDRESS.address);
  await waitFor(() => expect(field(Checkout.dni)).toHaveValue('AB12345'));
  expect(field(Checkout.dni_type)).toHaveValue('CE');
  expect(way('cash')).toBeChecked();
  await waitFor(() => expect(sent().find(({ place }) => place)?.place).toMatchObject(ADDRESS), {
    timeout: 2_000,
  });
});

const CHOSEN = { ...SAVED, address: 'Carrera 7 # 60-1', city: '', supplier_id: null, latitude: 4.66 };

test.each([
  ['none of this branch', NEW_CART],
  ['what the cart says', { ...WHOLE_CART, place: { ...ADDRESS, address: 'Calle 1' } }],
])(
  'a new answer to «where to» comes before %s, and the cart is told (rule delivery/reach)',
  async (_what, cart) => {
    const { sent, stores } = await show(cart, METHODS, { place: CHOSEN, isNews: true });
    expect(field(Place.address)).toHaveValue(CHOSEN.address);
    await waitFor(
      () =>
        expect(sent().find(({ place }) => place)?.place).toMatchObject({ latitude: 4.66, city: 'Bogotá' }),
      { timeout: 2_000 },
    );
    expect(stores.delivery.getState().isNews).toBe(false);
  },
);

test('one that was used comes after what this branch last delivered to (rule delivery/reach)', async () => {
  await show(NEW_CART, METHODS, { place: CHOSEN, isNews: false });
  expect(field(Place.address)).toHaveValue(ADDRESS.address);
});

test('an answer of this order stays (rule people/known-diner)', async () => {
  await show({ ...WHOLE_CART, place: { ...ADDRESS, address: 'Calle 1' } });
  expect(field(Checkout.dni)).toHaveValue(CONTACT.dni);
  expect(field(Place.address)).toHaveValue('Calle 1');
  await waitFor(() => expect(way('card')).toBeChecked());
});

test('a way that cannot be chosen here is not, the only one is (rule people/known-diner)', async () => {
  const cash = METHODS.map((one) =>
    one.key === 'cash' ? { ...one, obstacle: 'not_configured' as const } : one,
  );
  await show(NEW_CART, cash);
  await waitFor(() => expect(way('card')).toBeChecked());
  expect(way('cash')).not.toBeChecked();
});

test('somebody new is not looked up', async () => {
  const { paths } = renderPrecheckout(NEW_CART);
  await shown();
  await act(() => Promise.resolve());
  expect(paths()).not.toContain(getAccount.path);
});

test('a date of birth that was told once is filled in, of somebody who never ordered too (rule people/age)', async () => {
  const products = WHOLE_CART.products.map((line) => ({ ...line, is_alcoholic: true }));
  const cart = { ...WHOLE_CART, products, birth_date: null };
  renderPrecheckout(cart, { [getAccount.path]: [{ ...ACCOUNT, birthday_date: '1990-05-01' }] });
  await shown();
  await waitFor(() => expect(field(Checkout.age_title)).toHaveValue('1990-05-01'));
});
