import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import es from '@/messages/es.json';
import type { Answers } from '@/tests/support/browser/app-bench';
import {
  CONTACT,
  field,
  issue,
  METHODS,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout } = es;
const NAME_ALONE = { ...CONTACT, phone: '', email: '', dni: '' };
const SEAT = { id: 3, kind: 'table' as const, label: '5' };
const AT_TABLE = {
  ...WHOLE_CART,
  service: 'on_table',
  seat: SEAT,
  place: null,
  contact: NAME_ALONE,
  payment_method: 'cash',
} as const;
const AT_COUNTER = { ...AT_TABLE, seat: null, subservice: 'grab_and_go' } as const;
/** As `renderPrecheckout` does for a delivery. */
function show(cart: Cart, answers: Answers = {}, tenant: Partial<TenantFactsOfPage> = {}) {
  const bench = renderPrecheckout(cart, answers, { hasPolicies: true, ...tenant });
  const { service, subservice, purchase_id: otPurchaseId } = cart;
  act(() => bench.stores.order.setState({ service, subservice, otPurchaseId }));
  return bench;
}
const LABEL = `${Checkout.phone} (+57)`;
const phone = () => screen.queryByLabelText(LABEL, { exact: true });
const adds = () => screen.queryByRole('button', { name: Checkout.phone_add });
const OPTIONAL = Checkout.phone_optional.split('{')[0] ?? '';

describe('at a table, in a room and over a counter (rule people/optional-phone)', () => {
  test('the name alone is asked for, and the order goes with it', async () => {
    const refused = { ...AT_TABLE, issues: [issue('closed')] };
    const { calls } = show(AT_TABLE, { [updateCart.path]: [refused] }, { tellsBySms: true });
    await shown();
    const asked = screen.getAllByRole('textbox').map((one) => (one as HTMLInputElement).autocomplete);
    expect(asked.filter((one) => ['name', 'tel-national', 'email'].includes(one))).toEqual(['name']);
    // No SMS is sent for an order that is brought to the table.
    expect(adds()).toBeNull();
    await userEvent.click(orderButton());
    const sent = () =>
      calls.flatMap(({ path, body }) =>
        path === updateCart.path ? [(body as { cart: CartChanges }).cart.contact] : [],
      );
    await waitFor(() => expect(sent()).toContainEqual(NAME_ALONE));
  });

  test('a known phone is shown, may be emptied, and is checked', async () => {
    show({ ...AT_TABLE, contact: { ...NAME_ALONE, phone: '321' } });
    await shown();
    expect(phone()).toHaveAccessibleDescription(expect.stringContaining(OPTIONAL));
    await userEvent.type(field(LABEL), '1');
    await userEvent.tab();
    expect(field(LABEL)).toBeInvalid();
    await userEvent.clear(field(LABEL));
    await userEvent.tab();
    expect(field(LABEL)).toBeValid();
  });

  test('PSE brings its field with the reason, a card does not', async () => {
    const [card] = METHODS;
    const methods = [card, { ...card, key: 'pse', label: 'PSE' }];
    const contact = { ...NAME_ALONE, email: CONTACT.email };
    show({ ...AT_TABLE, contact, payment_method: 'card' }, { [getPaymentMethods.path]: [methods] });
    await shown();
    expect(phone()).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${es.Methods.pse}`) }));
    expect(phone()).toHaveAccessibleDescription(Checkout.phone_payment);
    await userEvent.click(orderButton());
    await waitFor(() => expect(field(LABEL)).toBeInvalid());
    expect(screen.getByText(Checkout.required_phone)).toBeVisible();
  });

  test('over a counter it may be added where an SMS tells that the order is ready', async () => {
    const silent = show(AT_COUNTER);
    await shown();
    expect(adds()).toBeNull();
    silent.unmount();
    show(AT_COUNTER, {}, { tellsBySms: true });
    await shown();
    await userEvent.click(screen.getByRole('button', { name: Checkout.phone_add }));
    expect(phone()).toHaveFocus();
    expect(phone()).toHaveAccessibleDescription(/^Opcional\. .*mensaje/);
  });
});

test('whoever brings an order needs the phone (rule people/contact)', async () => {
  renderPrecheckout({ ...WHOLE_CART, contact: NAME_ALONE });
  await shown();
  expect(phone()).not.toHaveAccessibleDescription(expect.stringContaining(OPTIONAL));
  await userEvent.click(orderButton());
  await waitFor(() => expect(field(LABEL)).toBeInvalid());
});
