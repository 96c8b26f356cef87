import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Precheckout } from '@/components/orders/precheckout/precheckout';
import { getCart, updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import type { OnTableClass, ServiceChoice } from '@/lib/domain/branches/services';
import type { Country } from '@/lib/domain/tenant/countries';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const cart = getContractExample(getCart);

/** The precheckout of a cart, under a tenant that asks no tip for some services. */
function show({
  service = 'take_away',
  noTip = [],
  country = 'CO',
  onTableClass = 'basic',
  hasPolicies = false,
  establishment = 'restaurant',
  seat = null,
}: {
  service?: Cart['service'];
  noTip?: ServiceChoice[];
  country?: Country;
  onTableClass?: OnTableClass;
  hasPolicies?: boolean;
  establishment?: EstablishmentKind;
  seat?: Cart['seat'];
}) {
  const branch = {
    id: cart.supplier_id,
    slug: 'norte',
    name: 'Norte',
    address: 'Calle 1',
    city: 'Bogotá',
    location: { latitude: 4.65, longitude: -74.06 },
    onTableClass,
    scheduleDays: 14,
    offersTakeAway: true,
  };
  return renderApp(
    <Precheckout
      cart={{ ...cart, service, seat }}
      branch={branch}
      asksWhen={false}
      lead={null}
      renderAddress={() => null}
      renderBill={() => null}
    />,
    { [getPaymentMethods.path]: [[]] },
    { country },
    { noTip, country, hasPolicies, establishment },
  );
}
const question = () => screen.queryByRole('heading', { name: es.Checkout.tip_title });

describe('the question about a tip (rule cart/tip)', () => {
  test.each<[string, Parameters<typeof show>[0]]>([
    ['is asked', {}],
    ['is asked for the services that the tenant does not name', { noTip: ['delivery'] }],
    ['is asked at a counter outside Chile', { service: 'on_table', onTableClass: 'checkout_plazoleta' }],
  ])('%s', async (_case, facts) => {
    show(facts);
    expect(await screen.findByText(/no tiene formas de pago/)).toBeVisible();
    expect(question()).toBeVisible();
  });

  test.each<[string, Parameters<typeof show>[0]]>([
    ['a service that the tenant names', { noTip: ['take_away'] }],
    ['a counter in Chile', { service: 'on_table', onTableClass: 'checkout_plazoleta', country: 'CL' }],
  ])('is left out for %s', async (_case, facts) => {
    show(facts);
    expect(await screen.findByText(/no tiene formas de pago/)).toBeVisible();
    expect(question()).toBeNull();
    expect(screen.queryByText(es.Checkout.tip_no)).toBeNull();
  });
});

test.each([
  ['restaurant', 1],
  ['store', 0],
] as const)('a %s asks %d times whether cutlery is wanted', async (establishment, times) => {
  show({ establishment });
  expect(await screen.findByText(/no tiene formas de pago/)).toBeVisible();
  expect(screen.queryAllByLabelText(es.Checkout.cutlery)).toHaveLength(times);
});

test.each([
  ['a table', { id: 3, kind: 'table' as const, label: '5' }, es.Cart.to_table.replace('{label}', '5')],
  ['a counter', null, es.Cart.at_counter],
])('at %s nothing but the name is asked for (rule people/optional-phone)', async (_where, seat, heading) => {
  show({ service: 'on_table', onTableClass: 'checkout_no_incremental', seat });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  const asked = screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).autocomplete);
  expect(asked).toEqual(['name']);
  expect(screen.queryByLabelText(es.Checkout.cutlery)).toBeNull();
  expect(screen.queryByText(es.Checkout.dni_add)).toBeNull();
  // An order that is brought to a table is never packed (rule cart/packing).
  expect(screen.queryAllByRole('radiogroup', { name: es.Checkout.packing })).toHaveLength(seat ? 0 : 1);
});

test('at a counter it is said whether it is eaten there, and the cart keeps it (rule cart/packing)', async () => {
  const { calls } = show({ service: 'on_table', onTableClass: 'checkout_plazoleta' });
  expect(await screen.findByRole('radio', { name: es.Checkout.packed })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: es.Checkout.eaten_here }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === updateCart.path)?.body).toEqual({ cart: { packed: false } }),
  );
});

test('the terms lead to the policies of the tenant', async () => {
  show({ hasPolicies: true });
  expect(await screen.findByRole('link', { name: 'políticas de servicio' })).toHaveAttribute(
    'href',
    '/norte/politicas-servicio',
  );
});

test('the answers about a tip are a group that is named and says that it is voluntary', async () => {
  show({});
  const group = await screen.findByRole('radiogroup', { name: es.Checkout.tip_title });
  expect(group).toHaveAccessibleDescription(es.Checkout.tip_note);
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
});
