import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateCart } from '@/lib/contract/cart/calls';
import type { CartChanges } from '@/lib/contract/cart/cart';
import { getAccount } from '@/lib/contract/people/account-calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import {
  CONTACT,
  field,
  issue,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout } = es;

/** Fields that a tenant may ask for or not; `isWrong`: the typed value is invalid. */
const FIELDS = {
  email: {
    rule: 'rule people/optional-email',
    optional: { hasPolicies: true, isEmailOptional: true },
    cart: { ...WHOLE_CART, contact: { ...CONTACT, email: '' }, payment_method: 'cash' },
    label: Checkout.email,
    add: Checkout.email_add,
    reason: Checkout.email_optional,
    typed: 'ana',
    isWrong: true,
  },
  document: {
    rule: 'rule people/optional-document',
    optional: { hasPolicies: true, isDocumentOptional: true },
    cart: { ...WHOLE_CART, contact: { ...CONTACT, dni: '' } },
    label: Checkout.dni,
    add: Checkout.dni_add,
    reason: /^Opcional\. .*factura/,
    typed: '1020304050',
    isWrong: false,
  },
} as const;
const find = (label: string) => screen.queryByLabelText(label, { exact: true });
const adds = (name: string) => screen.queryByRole('button', { name });

describe.each(Object.values(FIELDS))('where «$label» is optional ($rule)', (one) => {
  const { optional, cart, label, add, reason, typed, isWrong } = one;

  test('it is folded away, and the order goes without it', async () => {
    const refused = { ...cart, issues: [issue('closed')] };
    const { calls } = renderPrecheckout(cart, { [updateCart.path]: [refused] }, optional);
    await shown();
    expect(find(label)).toBeNull();
    await userEvent.click(orderButton());
    const sent = () =>
      calls.flatMap(({ path, body }) =>
        path === updateCart.path ? [(body as { cart: CartChanges }).cart.contact] : [],
      );
    await waitFor(() => expect(sent()).toContainEqual(cart.contact));
  });

  test('a tap brings its field with the reason, where it is typed at once, checked, and left empty again', async () => {
    renderPrecheckout(cart, {}, optional);
    await shown();
    await userEvent.click(screen.getByRole('button', { name: add }));
    expect(adds(add)).toBeNull();
    expect(find(label)).toHaveFocus();
    expect(find(label)).toHaveAccessibleDescription(reason);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    if (isWrong) expect(field(label)).toBeInvalid();
    else expect(field(label)).toBeValid();
    await userEvent.clear(field(label));
    await userEvent.tab();
    expect(field(label)).toBeValid();
  });

  test('a tenant that needs it asks at once', async () => {
    renderPrecheckout(cart);
    await shown();
    expect(adds(add)).toBeNull();
    expect(field(label)).toBeVisible();
  });
});

test('a way to pay that goes through a gateway asks for the e-mail (rule people/optional-email)', async () => {
  const { cart, optional, label, add } = FIELDS.email;
  renderPrecheckout({ ...cart, payment_method: 'card' }, {}, optional);
  await shown();
  expect(adds(add)).toBeNull();
  expect(find(label)).toHaveAccessibleDescription(Checkout.email_payment);
  await userEvent.click(orderButton());
  await waitFor(() => expect(field(label)).toBeInvalid());
});

test('a document that is known from before stands there, and stays while it is changed (rule people/optional-document)', async () => {
  const { cart, optional, label } = FIELDS.document;
  const known = { ...getContractExample(getAccount), dni_type: 'CE', dni: 'AB12345' };
  const { stores } = renderPrecheckout(cart, { [getAccount.path]: [known] }, optional);
  const { dni, dni_type, ...person } = CONTACT;
  act(() => stores.profile.setState({ hasOrdered: true, profile: { id: 5, token: 't', ...person } }));
  await shown();
  await waitFor(() => expect(find(label)).toHaveValue('AB12345'));
  await userEvent.clear(field(label));
  expect(field(label)).toHaveValue('');
});
