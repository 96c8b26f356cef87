import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartContents, ContinueLink } from '@/components/cart/cart-contents';
import { getCart } from '@/lib/contract/cart/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const place = {
  latitude: 4.65,
  longitude: -74.06,
  address: 'Calle 60 # 9-40',
  address_optional: '',
  neighbourhood: 'Chapinero',
  postcode: '',
  reference: '',
  formatted_address: 'Calle 60 # 9-40, Bogotá',
  city: 'Bogotá',
  place_id: null,
};
const outside = {
  ...getContractExample(getCart),
  service: 'delivery' as const,
  place,
  polygon: null,
};

test('outside the coverage the cart still says that delivery is to come', () => {
  renderApp(<CartContents cart={outside} />, {});
  expect(screen.getByText(es.Cart.delivery_later)).toBeVisible();
  expect(screen.getByText(es.Cart.total_later)).toBeVisible();
});

test('a cart for a later hour says so', () => {
  renderApp(<CartContents cart={{ ...outside, subservice: 'schedule' }} />, {});
  expect(screen.getByText(es.Cart.scheduled)).toBeVisible();
});

test.each([
  ['delivery', 'Llega el lunes, 2 de marzo, entre 11:30 p. m. y 12:00 a. m.'],
  ['take_away', 'Recoges el lunes, 2 de marzo, entre 11:30 p. m. y 12:00 a. m.'],
] as const)('the slot of a cart is told from when to when: %s (rule cart/slot)', (service, text) => {
  const slot = {
    schedule_date: '2026-03-02',
    schedule_day: '2026-03-02',
    schedule_hour: '23:30',
    schedule_until: '00:00',
  };
  renderApp(<CartContents cart={{ ...outside, ...slot, service, subservice: 'schedule' }} />, {});
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  [true, 1],
  [false, 0],
])(
  'a bill says that its prices hold the tax where the tenant says so: %s (rule cart/tax)',
  (includesTax, times) => {
    renderApp(<CartContents cart={outside} />, {}, {}, { includesTax });
    expect(screen.queryAllByText(es.Cart.includes_tax.replaceAll('\u00a0', ' '))).toHaveLength(times);
  },
);

test('a bill names its currency where its sign may be taken for another’s (rule tenant/foreign-prices)', () => {
  renderApp(<CartContents cart={outside} />, {}, {}, { namesCurrency: true });
  expect(screen.getAllByText(/\(COP\)$/)).toHaveLength(1);
});

test.each([
  ['checkout', 0],
  ['checkout_no_incremental', 1],
] as const)('a cart of a table of the class %s asks %d times for a coupon', (onTableClass, times) => {
  const atTable = { ...outside, service: 'on_table' as const, place: null, subservice: null };
  const cart = { ...atTable, seat: { id: 3, kind: 'table' as const, label: '5' } };
  const supplier = { ...BRANCH, on_table_class: onTableClass };
  renderApp(<CartContents cart={cart} />, {}, {}, {}, { supplier });
  expect(screen.queryAllByText(es.Cart.coupon_ask)).toHaveLength(times);
});

test('below the minimum the cart says what is missing and leads back to the menu (rule cart/minimum-order)', () => {
  const below = { ...outside, issues: [], minimum: { value: 10_000, missing: 6_000 } };
  renderApp(<ContinueLink cart={below} />, {});
  expect(screen.getByRole('link', { name: /6\.000/ })).toHaveAttribute('href', `/${BRANCH.slug}`);
});

test('the cart says in the form’s own sentence what is missing to the minimum (rule cart/minimum-order)', () => {
  const below = { ...outside, issues: [], minimum: { value: 10_000, missing: 6_000 } };
  renderApp(<CartContents cart={below} />, {});
  expect(screen.getByText(/^Te faltan \$\s6\.000 para el pedido mínimo de \$\s10\.000\.$/)).toBeVisible();
});

test('over the menu itself that closes the cart', async () => {
  history.replaceState(null, '', `/${BRANCH.slug}`);
  const below = { ...outside, issues: [], minimum: { value: 10_000, missing: 6_000 } };
  const onMenu = jest.fn();
  renderApp(<ContinueLink cart={below} onMenu={onMenu} />, {});
  await userEvent.click(screen.getByRole('link', { name: /6\.000/ }));
  expect(onMenu).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/');
});

test('where the address has a part in the minimum the cart leads to it', () => {
  const far = { id: 1, delivery_price: 0 };
  const below = { ...outside, issues: [], polygon: far, minimum: { value: 60_000, missing: 6_000 } };
  renderApp(<ContinueLink cart={below} />, {});
  expect(screen.getByRole('link')).toBeVisible();
});
