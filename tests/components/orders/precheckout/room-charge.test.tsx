import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/clients/api-error';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { placeOrder } from '@/lib/contract/orders/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { field, METHODS, renderPrecheckout, WHOLE_CART } from '@/tests/support/browser/render-precheckout';

const user = userEvent.setup();
const { Checkout, Errors, Methods } = es;
const [card] = METHODS;
const ROOM: Cart = {
  ...WHOLE_CART,
  service: 'on_table',
  subservice: 'room',
  seat: { id: 3, kind: 'room', label: '101' },
  place: null,
  polygon: null,
  payment_method: null,
};

async function show(cart = ROOM, answer: Error = new Error('unheard')) {
  const bench = renderPrecheckout(cart, {
    [getPaymentMethods.path]: [[card, { ...card, key: 'room_charge', online: false }]],
    [updateCart.path]: [{ ...cart, payment_method: 'room_charge' }],
    [placeOrder.path]: [answer],
  });
  act(() =>
    bench.stores.order.setState({
      service: 'on_table',
      subservice: 'room',
      otPurchaseId: cart.purchase_id,
    }),
  );
  await screen.findByRole('radio', { name: Methods.card });
  return bench;
}
const order = () => user.click(screen.getByRole('button', { name: /^(Hacer pedido|Continuar al pago) ·/ }));
const guest = () => screen.queryByLabelText(Checkout.guest);

beforeEach(hideError);

describe('a charge to the room (rule table/room-charge)', () => {
  it('alone asks for its guest, whose name goes with the order', async () => {
    const { calls } = await show();
    expect(guest()).toBeNull();
    await user.click(screen.getByRole('radio', { name: Methods.room_charge }));
    expect(field(Checkout.guest)).toHaveAccessibleDescription(/101/);
    await user.type(field(Checkout.guest), 'Castañeda');
    // Personal data is sent by the press.
    expect(JSON.stringify(calls)).not.toContain('Castañeda');
    await order();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(placeOrder.path));
    const told = calls.filter(({ path }) => path === updateCart.path).at(-1)?.body;
    expect(told).toMatchObject({ cart: { guest_name: 'Castañeda' } });
  });

  it('without a name is told at its field, and not sent', async () => {
    const { calls } = await show();
    await user.click(screen.getByRole('radio', { name: Methods.room_charge }));
    await order();
    await waitFor(() => expect(field(Checkout.guest)).toHaveFocus());
    expect(field(Checkout.guest)).toHaveAccessibleDescription(new RegExp(Errors.guest_required));
    expect(calls.map(({ path }) => path)).not.toContain(placeOrder.path);
    await user.click(screen.getByRole('radio', { name: Methods.card }));
    expect(guest()).toBeNull();
  });

  it('to a name that the hotel does not know leads back to its field, also where its part was folded', async () => {
    await show(ROOM, new ApiError({ kind: 'http', status: 404, key: 'guest_unknown' }));
    await user.click(screen.getByRole('radio', { name: Methods.room_charge }));
    await user.type(field(Checkout.guest), 'Pérez');
    await order();
    await waitFor(() => expect(field(Checkout.guest)).toHaveFocus());
    expect(field(Checkout.guest)).toHaveAccessibleDescription(new RegExp(Errors.guest_unknown));
    expect(errorStore.getState().notice).toBeNull();
    await user.type(field(Checkout.guest), 'a');
    expect(field(Checkout.guest)).toBeValid();
  });
});
