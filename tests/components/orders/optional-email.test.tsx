import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateCart } from '@/lib/contract/cart/calls';
import type { CartChanges } from '@/lib/contract/cart/cart';
import es from '@/messages/es.json';
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
const CART = { ...WHOLE_CART, contact: { ...CONTACT, email: '' }, payment_method: 'cash' } as const;
const OPTIONAL = { hasPolicies: true, isEmailOptional: true } as const;
const emailField = () => screen.queryByLabelText(Checkout.email, { exact: true });
const adds = () => screen.queryByRole('button', { name: Checkout.email_add });

describe('where the e-mail is optional (rule people/optional-email)', () => {
  test('it is folded away, and the order goes without it', async () => {
    const refused = { ...CART, issues: [issue('closed')] };
    const { calls } = renderPrecheckout(CART, { [updateCart.path]: [refused] }, OPTIONAL);
    await shown();
    expect(emailField()).toBeNull();
    await userEvent.click(orderButton());
    const sent = () =>
      calls.flatMap(({ path, body }) =>
        path === updateCart.path ? [(body as { cart: CartChanges }).cart.contact] : [],
      );
    await waitFor(() => expect(sent()).toContainEqual(CART.contact));
  });

  test('a tap brings its field, where an address is typed at once and checked', async () => {
    renderPrecheckout(CART, {}, OPTIONAL);
    await shown();
    await userEvent.click(screen.getByRole('button', { name: Checkout.email_add }));
    expect(adds()).toBeNull();
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveAccessibleDescription(Checkout.email_optional);
    await userEvent.keyboard('ana');
    await userEvent.tab();
    expect(field(Checkout.email)).toBeInvalid();
    await userEvent.clear(field(Checkout.email));
    await userEvent.tab();
    expect(field(Checkout.email)).toBeValid();
  });

  test('a way to pay that goes through a gateway asks for it', async () => {
    renderPrecheckout({ ...CART, payment_method: 'card' }, {}, OPTIONAL);
    await shown();
    expect(adds()).toBeNull();
    expect(emailField()).toHaveAccessibleDescription(Checkout.email_payment);
    await userEvent.click(orderButton());
    await waitFor(() => expect(field(Checkout.email)).toBeInvalid());
  });
});

test('a tenant that needs it asks at once', async () => {
  renderPrecheckout(CART);
  await shown();
  expect(adds()).toBeNull();
  expect(field(Checkout.email)).toBeVisible();
});
