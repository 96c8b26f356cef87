import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { getAccount } from '@/lib/contract/people/account-calls';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import {
  CONTACT,
  field,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout } = es;
const CASA = { name: 'Casa SAS', type: 'NIT', number: '901234567-7' };
const account = getContractExample(getAccount);
const user = userEvent.setup();
/** The answer to each press, so that the form stays. */
const CLOSED: Cart = { ...WHOLE_CART, issues: [{ key: 'closed', line_id: null, values: {} }] };

async function ask({
  kept = null,
  contact = CONTACT,
  tenant = { hasPolicies: true },
}: {
  kept?: typeof CASA | null;
  contact?: typeof CONTACT;
  tenant?: Partial<TenantFactsOfPage>;
} = {}) {
  const bench = renderPrecheckout(
    { ...WHOLE_CART, contact },
    { [getAccount.path]: [{ ...account, invoice: kept }], [updateCart.path]: [CLOSED, CLOSED] },
    tenant,
  );
  await shown();
  await user.click(screen.getByRole('checkbox', { name: Checkout.invoice }));
  await waitFor(() => expect(field(Checkout.invoice_name)).not.toHaveValue(''));
  const sent = () =>
    bench.calls.flatMap(({ path, body }) =>
      path === updateCart.path ? [(body as { cart: CartChanges }).cart] : [],
    );
  return { ...bench, sent };
}
const press = () => user.click(orderButton());

describe('one tap asks for an invoice (rule people/invoice)', () => {
  test('to the taxpayer of the last one, told with the order alone', async () => {
    const { sent } = await ask({ kept: CASA });
    expect(field(Checkout.invoice_number)).toHaveValue(CASA.number);
    expect(sent().some((changes) => 'invoice' in changes)).toBe(false);
    await press();
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ invoice: CASA }));
  });

  test('to the diner, whose document names a taxpayer', async () => {
    await ask();
    expect(
      [field(Checkout.invoice_name), field(Checkout.invoice_number)].map(
        (one) => (one as HTMLInputElement).value,
      ),
    ).toEqual([CONTACT.name, CONTACT.dni]);
  });

  test('a wrong check digit is said at its field and not sent', async () => {
    const { sent } = await ask({ kept: CASA });
    await press();
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ invoice: CASA }));
    const number = field(Checkout.invoice_number);
    await user.clear(number);
    await user.type(number, '901234567-1');
    await user.tab();
    expect(number).toBeInvalid();
    expect(sent().filter(({ invoice }) => invoice && invoice.number !== CASA.number)).toEqual([]);
  });

  test('taken back, none is wanted', async () => {
    const { sent } = await ask({ kept: CASA });
    await press();
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ invoice: CASA }));
    await user.click(screen.getByRole('checkbox', { name: Checkout.invoice }));
    await press();
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ invoice: null }));
  });
});

test('Mexico asks for the regime and the postal code too, and says how an RFC looks (rule people/invoice)', async () => {
  const { sent } = await ask({
    contact: { ...CONTACT, dni_type: 'PP', dni: 'AB123456' },
    tenant: { country: 'MX', hasPolicies: true },
  });
  await user.type(field(es.Place.postcode), '06600');
  const number = field(Checkout.invoice_number);
  await user.clear(number);
  await user.type(number, 'GODE5612');
  await press();
  expect(number).toHaveAccessibleDescription(Checkout.rfc_form);
  expect(field(Checkout.invoice_regime)).toBeInvalid();
  expect(field(Checkout.invoice_postal_code)).toBeInvalid();
  await user.type(number, '31GR8');
  await user.selectOptions(field(Checkout.invoice_regime), '612');
  await user.type(field(Checkout.invoice_postal_code), '06700');
  await press();
  await waitFor(() =>
    expect(sent().at(-1)?.invoice).toEqual({
      name: CONTACT.name,
      type: 'RFC',
      number: 'GODE561231GR8',
      regime: '612',
      postal_code: '06700',
    }),
  );
});

test('a country without such invoices offers none', async () => {
  renderPrecheckout(WHOLE_CART, {}, { country: 'US' });
  await shown();
  expect(screen.queryByRole('checkbox', { name: Checkout.invoice })).toBeNull();
});
