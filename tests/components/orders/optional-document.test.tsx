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
const CART = { ...WHOLE_CART, contact: { ...CONTACT, dni: '' } };
const OPTIONAL = { hasPolicies: true, isDocumentOptional: true } as const;
const numberField = () => screen.queryByLabelText(Checkout.dni, { exact: true });
const adds = () => screen.queryByRole('button', { name: Checkout.dni_add });

describe('where the document is optional (rule people/optional-document)', () => {
  test('it is folded away, and the order goes without it', async () => {
    const refused = { ...CART, issues: [issue('closed')] };
    const { calls } = renderPrecheckout(CART, { [updateCart.path]: [refused] }, OPTIONAL);
    await shown();
    expect(numberField()).toBeNull();
    await userEvent.click(orderButton());
    const sent = () =>
      calls.flatMap(({ path, body }) =>
        path === updateCart.path ? [(body as { cart: CartChanges }).cart.contact] : [],
      );
    await waitFor(() => expect(sent()).toContainEqual(CART.contact));
  });

  test('a tap brings its fields with their reason, and the number is typed at once', async () => {
    renderPrecheckout(CART, {}, OPTIONAL);
    await shown();
    await userEvent.click(screen.getByRole('button', { name: Checkout.dni_add }));
    expect(adds()).toBeNull();
    expect(numberField()).toHaveFocus();
    expect(numberField()).toHaveAccessibleDescription(/^Opcional\. .*factura/);
    await userEvent.keyboard('1020304050');
    await userEvent.clear(field(Checkout.dni));
    await userEvent.tab();
    expect(field(Checkout.dni)).toBeValid();
  });

  test('one that is known from before stands there, and stays while it is changed', async () => {
    const known = { ...getContractExample(getAccount), dni_type: 'CE', dni: 'AB12345' };
    const { stores } = renderPrecheckout(CART, { [getAccount.path]: [known] }, OPTIONAL);
    const { dni, dni_type, ...person } = CONTACT;
    act(() => stores.profile.setState({ hasOrdered: true, profile: { id: 5, token: 't', ...person } }));
    await shown();
    await waitFor(() => expect(numberField()).toHaveValue('AB12345'));
    await userEvent.clear(field(Checkout.dni));
    expect(field(Checkout.dni)).toHaveValue('');
  });
});

test('a tenant that needs it asks at once', async () => {
  renderPrecheckout(CART);
  await shown();
  expect(adds()).toBeNull();
  expect(field(Checkout.dni)).toBeVisible();
});
