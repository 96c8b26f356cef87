import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Precheckout } from '@/components/checkout/precheckout';
import { PlaceFields } from '@/components/location/place-fields';
import { getCart, updateCart } from '@/lib/contract/calls/cart';
import { getPaymentMethods } from '@/lib/contract/calls/core-api';
import type { Cart, CartIssue } from '@/lib/contract/cart';
import { useCart } from '@/lib/queries/cart';
import es from '@/messages/es.json';
import { getContractExample } from '../../support/contract-examples';
import { BRANCH, renderVisit } from '../../support/render-visit';

const user = userEvent.setup();
const { Checkout, Errors } = es;
const NORTE = { latitude: 4.65, longitude: -74.06 };
const [model] = getContractExample(getPaymentMethods);
if (!model) throw new Error('no way to pay is recorded');
const METHODS = [
  { ...model, key: 'card', label: 'Tarjeta', online: true },
  { ...model, key: 'cash', label: 'Efectivo', online: false },
];
const place = {
  ...NORTE,
  address: 'Calle 60 # 9-40',
  address_optional: '',
  neighbourhood: 'Chapinero',
  reference: 'Parque',
  formatted_address: 'Calle 60 # 9-40, Chapinero, Bogotá',
  city: 'Bogotá',
  place_id: null,
};
const contact = {
  name: 'Ana Ruiz',
  phone: '3211234567',
  phone_code: '57',
  phone_code_iso2: 'CO',
  email: 'ana@example.com',
  dni_type: 'CC',
  dni: '1020304050',
};
const issue = (key: CartIssue['key'], values = {}): CartIssue => ({ key, line_id: null, values });
const bare: Cart = {
  ...getContractExample(getCart),
  supplier_id: BRANCH.id,
  service: 'delivery',
  subservice: null,
  coupon: null,
  contact,
  place,
  polygon: { id: 1, delivery_price: 0 },
  payment_method: 'card',
  cash_amount: null,
  issues: [],
};

/** The precheckout of a cart that the server answers with, and what it answers to changes. */
function Screen() {
  const { cart } = useCart();
  if (!cart) return null;
  const branch = {
    ...BRANCH,
    address: '',
    city: 'Bogotá',
    location: NORTE,
    onTableClass: 'basic' as const,
    offersTakeAway: false,
  };
  return (
    <Precheckout
      cart={cart}
      branch={branch}
      zones={[]}
      lead={null}
      renderBill={() => null}
      renderPlace={(part) => (
        <PlaceFields {...part} branch={NORTE} branchName="Norte" currency="COP" onTakeAway={null} />
      )}
    />
  );
}

async function show(cart: Cart, answers: Cart[] = [cart]) {
  const bench = renderVisit(<Screen />, {
    [getCart.path]: [cart],
    [updateCart.path]: answers,
    [getPaymentMethods.path]: [METHODS],
  });
  act(() => bench.stores.order.setState({ service: 'delivery', purchaseId: cart.purchase_id }));
  await screen.findByText('Tarjeta');
  return bench;
}
const press = () => user.click(screen.getByRole('button', { name: /^(Pedir|Ir a pagar) ·/ }));
const field = (label: string) => screen.getByLabelText(label, { exact: true });
const cash = async () => user.click(screen.getByRole('radio', { name: 'Efectivo' }));
/** What the page says beside the button, and everywhere. */
const beside = () => screen.getAllByRole('alert').at(-1);
const said = () => document.body.textContent;

describe('a refused press leads to what is wrong first on the page', () => {
  it('the address, though the contact is wrong too', async () => {
    await show({ ...bare, contact: null, place: { ...place, neighbourhood: ' ' } });
    await press();
    await waitFor(() => expect(field(Checkout.neighbourhood)).toHaveFocus());
    expect(field(Checkout.name)).toBeInvalid();
  });

  it('the contact, where the place is whole', async () => {
    await show({ ...bare, contact: { ...contact, email: 'ana' } });
    await press();
    await waitFor(() => expect(field(Checkout.email)).toHaveFocus());
  });

  it('the document, by the rules of its country', async () => {
    await show({ ...bare, contact: { ...contact, dni_type: 'PPT' } });
    await press();
    await waitFor(() => expect(field(Checkout.dni)).toHaveFocus());
    await user.selectOptions(field(Checkout.dni_type), 'CC');
    await waitFor(() => expect(field(Checkout.dni)).toBeValid());
  });

  it('the way to pay, which the server asks for', async () => {
    const unpaid = { ...bare, payment_method: null, issues: [issue('payment_method_required')] };
    await show(unpaid);
    await user.click(screen.getByRole('checkbox', { name: /Acepto/ }));
    await press();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Tarjeta' })).toHaveFocus());
    expect(said()).toContain(Errors.payment_method_required);
  });

  it('the terms, where they alone are missing', async () => {
    await show(bare);
    await press();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Acepto/ })).toHaveFocus());
  });

  it('the sentence beside the button, where nothing of the form is wrong', async () => {
    await show({ ...bare, issues: [issue('closed')] });
    await user.click(screen.getByRole('checkbox', { name: /Acepto/ }));
    await press();
    await waitFor(() => expect(beside()).toHaveFocus());
    expect(beside()).toHaveTextContent(Errors.closed);
  });
});

test('a place that the server writes another way is sent once, not for ever', async () => {
  const { paths } = await show({ ...bare, place: { ...place, formatted_address: 'CL 60' } });
  await user.type(field(Checkout.name), ' G');
  await user.type(field(Checkout.email), 'a');
  expect(paths().filter((path) => path === updateCart.path)).toHaveLength(1);
});

describe('what the server said goes as soon as the diner changes what it speaks of', () => {
  it('a way to pay that is chosen', async () => {
    await show({ ...bare, payment_method: null, issues: [issue('payment_method_required')] });
    await press();
    await waitFor(() => expect(said()).toContain(Errors.payment_method_required));
    await cash();
    expect(said()).not.toContain(Errors.payment_method_required);
  });

  it('a note that is enough, and not before', async () => {
    const low = { ...bare, payment_method: 'cash' as const, cash_amount: 0, total: 20_000 };
    await show({ ...low, issues: [issue('cash_amount_low', { total: 20_000 })] });
    await press();
    await waitFor(() => expect(said()).toContain('no alcanza'));
    await user.clear(field(Checkout.cash_amount));
    await user.type(field(Checkout.cash_amount), '19999');
    expect(field(Checkout.cash_amount)).toBeInvalid();
    await user.clear(field(Checkout.cash_amount));
    await user.type(field(Checkout.cash_amount), '20000');
    expect(field(Checkout.cash_amount)).toBeValid();
    expect(said()).not.toContain('no alcanza');
  });

  it('an age, until the server has heard the new one', async () => {
    const beer = bare.products.map((line) => ({ ...line, is_alcoholic: true }));
    await show({ ...bare, products: beer, issues: [issue('under_age')] });
    expect(said()).toContain(Errors.under_age);
    await user.type(field(Checkout.age_title), '1990-05-01');
    expect(said()).not.toContain(Errors.under_age);
    await user.click(screen.getByRole('checkbox', { name: /Acepto/ }));
    await press();
    await waitFor(() => expect(field(Checkout.age_title)).toHaveFocus());
    expect(field(Checkout.age_title)).toHaveAccessibleDescription(new RegExp(Errors.under_age));
  });
});
