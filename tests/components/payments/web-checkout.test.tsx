import { act, cleanup, screen, within } from '@testing-library/react';
import { WebCheckout } from '@/components/payments/linked/web-checkout';
import { ApiError } from '@/lib/clients/api-error';
import { getOrder } from '@/lib/contract/orders/calls';
import { joinOrder, openOrderLink } from '@/lib/contract/orders/link-calls';
import type { OrderStub } from '@/lib/contract/orders/links';
import { getGateway, listBanks, startPayment } from '@/lib/contract/payments/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { errorStore } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { type Answers, httpError } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';
import {
  GATEWAY,
  ON_ITS_WAY,
  payByCard,
  placed,
  seconds,
  TO_PAY,
  user,
} from '@/tests/support/browser/render-checkout';

const left: string[] = [];
jest.mock('@/components/layout/use-leave-for', () => ({
  useLeaveFor: (path: string | null) => path !== null && left.push(path),
}));
jest.mock('@/lib/clients/gateway', () => ({ tokenizeCard: async () => 'tok_test_12345678' }));
beforeEach(() => {
  left.splice(0);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  window.linkToken = null;
});

const STUB: OrderStub = { ...getContractExample(openOrderLink), step: 'to_pay', role: null };
const GUEST = { ...TO_PAY, role: 'guest' as const, contact: null };
const METHODS = [getContractExample(getPaymentMethods)].flat().filter(({ online }) => online);

async function open(answers: Answers, { token = 't'.repeat(43), hasPolicies = true } = {}) {
  window.linkToken = token || null;
  const shown = renderApp(
    <WebCheckout
      orderId={GUEST.id}
      slug="norte"
      locale="es-CO"
      renderBill={() => <p>la cuenta</p>}
      renderAccount={() => <p>la mesa</p>}
    />,
    { [getGateway.path]: [GATEWAY], [getPaymentMethods.path]: [METHODS], ...answers },
    {},
    { hasPolicies },
  );
  await seconds(1);
  return { ...shown, bodyOf: (path: string) => shown.calls.find((call) => call.path === path)?.body };
}
const upTo = (text: string) => text.split('{')[0] ?? '';
const joins = () => user.click(screen.getByRole('button', { name: es.Checkout.join }));
const expired = new ApiError({ kind: 'http', status: 410, key: 'link_expired' });

test('a stranger sees whose it is and what it costs, and accepts before anything else shows (rule orders/links)', async () => {
  const { bodyOf } = await open({
    [openOrderLink.path]: [STUB, { ...STUB, role: 'guest' }],
    [joinOrder.path]: [GUEST],
    [getOrder.path]: [GUEST],
  });
  expect(screen.getByRole('heading', { name: STUB.supplier.name })).toBeVisible();
  expect(screen.queryByText('la cuenta')).toBeNull();
  await joins();
  expect(screen.getByRole('alert')).toHaveTextContent(es.Checkout.terms_required);
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await user.click(screen.getByRole('checkbox'));
  await joins();
  await seconds(1);
  expect(bodyOf(joinOrder.path)).toEqual({ token: 't'.repeat(43), terms: true });
  expect(screen.getByText('la cuenta')).toBeVisible();
  expect(screen.queryByRole('button', { name: es.Checkout.other_method })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pagar en persona' })).toBeNull();
});

test('without policies there is nothing to accept', async () => {
  await open({ [openOrderLink.path]: [STUB] }, { hasPolicies: false });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('button', { name: es.Checkout.join })).toBeEnabled();
});

test.each([
  ['on_its_way', es.Checkout.stub_on_its_way],
  ['settled', es.Checkout.stub_settled],
  ['over', es.Checkout.stub_over],
  ['cart', es.Checkout.stub_over],
  ['expired', es.Errors.purchase_expired],
] as const)('what is %s says so and asks nobody to join', async (step, sentence) => {
  await open({ [openOrderLink.path]: [{ ...STUB, step, total: step === 'cart' ? null : STUB.total }] });
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: es.Checkout.join })).toBeNull();
});

test.each([
  ['is over', expired, es.Errors.link_expired],
  ['it never had', new ApiError({ kind: 'http', status: 404, key: 'not_found' }), es.Errors.link_expired],
  ['is full', new ApiError({ kind: 'http', status: 409, key: 'link_full' }), es.Errors.link_full],
])('a link that %s says why', async (_what, error, sentence) => {
  await open({ [openOrderLink.path]: [error] });
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading')).toHaveTextContent(es.Checkout.link_closed);
  expect(alert).toHaveTextContent(sentence);
});

test('one that is not answered is asked for again', async () => {
  await open({ [openOrderLink.path]: [httpError(503), STUB] });
  await user.click(screen.getByRole('button', { name: es.Errors.retry }));
  await seconds(1);
  expect(screen.getByRole('heading', { name: STUB.supplier.name })).toBeVisible();
});

test('somebody pays meanwhile: joining is refused, and the stub says so', async () => {
  await open({
    [openOrderLink.path]: [STUB, { ...STUB, step: 'settled' }],
    [joinOrder.path]: [new ApiError({ kind: 'http', status: 409, key: 'order_closed' })],
  });
  await user.click(screen.getByRole('checkbox'));
  await joins();
  await seconds(1);
  expect(errorStore.getState().notice?.key).toBe('order_closed');
  expect(screen.getByRole('status')).toHaveTextContent(es.Checkout.stub_settled);
});

test('a guest says who pays, and is led to what is missing (rule orders/links)', async () => {
  const waiting = { ...ON_ITS_WAY, role: 'guest' as const };
  const { bodyOf } = await open(
    { [getOrder.path]: [GUEST, waiting], [startPayment.path]: [waiting.payment] },
    { token: '' },
  );
  await payByCard();
  await seconds(1);
  // Both forms say what is missing at once.
  for (const told of [es.Checkout.required_name, es.Checkout.required_email])
    expect(screen.getByText(told)).toBeVisible();
  expect(bodyOf(startPayment.path)).toBeUndefined();
  expect(screen.getByLabelText(es.Checkout.name)).toHaveFocus();
  await user.type(screen.getByLabelText(es.Checkout.card_holder), 'EVA PAGA');
  await user.type(screen.getByLabelText(es.Checkout.dni), '1020304050');
  await user.type(screen.getByLabelText(es.Checkout.name), 'Eva Paga');
  // A card names no phone (rule people/optional-phone).
  expect(screen.queryByLabelText(new RegExp(`^${es.Checkout.phone}`))).toBeNull();
  await user.type(screen.getByLabelText(es.Checkout.email), 'eva');
  await user.click(screen.getByRole('button', { name: /^Pagar/ }));
  expect(screen.getByText(es.Checkout.invalid_email)).toBeVisible();
  await user.type(screen.getByLabelText(es.Checkout.email), '@example.com');
  await user.click(screen.getByRole('button', { name: /^Pagar/ }));
  await seconds(1);
  expect(bodyOf(startPayment.path)).toMatchObject({
    purchase_id: GUEST.id,
    buyer: { name: 'Eva Paga', phone: '', phone_code: '57', email: 'eva@example.com' },
  });
  expect(screen.getByText(es.Checkout.paying_text)).toBeVisible();
});

describe('PSE, which names the payer by a phone (rule people/optional-phone)', () => {
  const [card, other] = METHODS;
  const answers = {
    [getPaymentMethods.path]: [[card, { ...other, key: 'pse', obstacle: null }]],
    [listBanks.path]: [getContractExample(listBanks)],
  };
  const phone = () => screen.queryByLabelText(new RegExp(`^${es.Checkout.phone}`));
  const pse = () => screen.queryByRole('radio', { name: new RegExp(`^${es.Methods.pse}`) });

  test('asks a guest for it, with the reason', async () => {
    await open({ [getOrder.path]: [GUEST], ...answers }, { token: '' });
    expect(phone()).toBeNull();
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${es.Methods.pse}`) }));
    expect(phone()).toHaveAccessibleDescription(es.Checkout.phone_payment);
    await user.click(screen.getByRole('button', { name: /^Pagar/ }));
    expect(screen.getByText(es.Checkout.required_phone)).toBeVisible();
  });

  test('is offered to the owner whose order has one, and not to another', async () => {
    const own = { ...TO_PAY, role: 'owner' as const };
    await open({ [getOrder.path]: [own], ...answers }, { token: '' });
    expect(pse()).toBeVisible();
    cleanup();
    const without = { ...own, contact: own.contact && { ...own.contact, phone: '' } };
    await open({ [getOrder.path]: [without], ...answers }, { token: '' });
    expect(pse()).toBeNull();
  });
});

test('the owner of the order is asked for no name', async () => {
  await open({ [getOrder.path]: [{ ...TO_PAY, role: 'owner' }] }, { token: '' });
  expect(screen.queryByRole('heading', { name: es.Checkout.buyer })).toBeNull();
  expect(screen.getByLabelText(es.Checkout.card_number)).toBeVisible();
});

test('what is paid leads to the order, also a guest', async () => {
  await open({ [getOrder.path]: [{ ...placed({ status: 'success' }), role: 'guest' }] }, { token: '' });
  expect(left).toContain(`/norte/order/${GUEST.id}`);
});

test('who filled the cart of the order pays nothing, and is led to the order (rule cart/group)', async () => {
  const member = { number: 2, name: 'Luis', part: 0, is_done: true };
  await open({ [getOrder.path]: [{ ...GUEST, group: { me: 2, members: [member] } }] }, { token: '' });
  expect(left).toContain(`/norte/order/${GUEST.id}`);
});

test('an order that its owner took back is closed to a guest who has it open', async () => {
  const closed = new ApiError({ kind: 'http', status: 409, key: 'order_closed' });
  await open({ [getOrder.path]: [GUEST, closed] }, { token: '' });
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(screen.getByRole('alert')).toHaveTextContent(es.Errors.order_closed);
});

test('an address without a token and without membership is of no order', async () => {
  await open({ [getOrder.path]: [httpError(404)] }, { token: '' });
  expect(screen.getByRole('heading', { name: es.Order.missing })).toBeVisible();
});

test('a try of somebody else that failed is not said to a guest who has just come', async () => {
  const declined = {
    ...placed({ status: 'declined', retry_until: '2026-11-21T12:00:00Z' }),
    role: 'guest' as const,
  };
  await open({ [getOrder.path]: [declined] }, { token: '' });
  expect(screen.queryByText(es.Errors.payment_declined)).toBeNull();
  expect(screen.getByLabelText(es.Checkout.card_number)).toBeVisible();
});

test('where no way to pay online is configured they are named, and none can be chosen (rule payments/methods)', async () => {
  const methods = METHODS.map((one) => ({ ...one, obstacle: 'not_configured' }));
  await open({ [getOrder.path]: [TO_PAY], [getPaymentMethods.path]: [methods] }, { token: '' });
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  expect(screen.getAllByText(es.Checkout.method_not_configured)).toHaveLength(METHODS.length);
});

test('a way to pay that charges no so small total is not the one that is offered (rule payments/least-charge)', async () => {
  const [card, other] = METHODS;
  const methods = [
    { ...card, key: 'card', minimum: GUEST.total + 1 },
    { ...other, key: 'nequi' },
  ];
  await open({ [getOrder.path]: [TO_PAY], [getPaymentMethods.path]: [methods] }, { token: '' });
  expect(screen.getByRole('radio', { name: new RegExp(`^${es.Methods.card}`) })).toBeDisabled();
  expect(screen.getByLabelText(es.Checkout.nequi_phone)).toBeVisible();
});

test('while the ways to pay are on their way nothing is said of a gateway', async () => {
  const held: { answer: (methods: unknown) => void } = { answer: () => undefined };
  const methods = new Promise((resolve) => {
    held.answer = resolve;
  });
  await open({ [getOrder.path]: [TO_PAY], [getPaymentMethods.path]: [methods] }, { token: '' });
  expect(screen.queryByText(es.Checkout.no_gateway)).toBeNull();
  expect(screen.queryByLabelText(es.Checkout.card_number)).toBeNull();
  await act(async () => held.answer(METHODS));
  await seconds(1);
  expect(screen.getByLabelText(es.Checkout.card_number)).toBeVisible();
});

test('ways to pay that do not come are asked for again', async () => {
  const answers = { [getPaymentMethods.path]: [httpError(503), METHODS] };
  await open({ [getOrder.path]: [TO_PAY], ...answers }, { token: '' });
  expect(screen.queryByText(es.Checkout.no_gateway)).toBeNull();
  await user.click(screen.getByRole('button', { name: es.Errors.retry }));
  await seconds(1);
  expect(screen.getByLabelText(es.Checkout.card_number)).toBeVisible();
});

test('where nothing can be paid online it says so', async () => {
  await open({ [getOrder.path]: [TO_PAY], [getPaymentMethods.path]: [[]] }, { token: '' });
  expect(screen.getByRole('alert')).toHaveTextContent(es.Checkout.no_gateway);
});

test('a deposit that was declined keeps a table, no order, and leads back to its booking (rule booking/deposit)', async () => {
  const declined = placed({ status: 'declined', retry_until: '2026-11-21T12:15:00Z' });
  await open({ [getOrder.path]: [{ ...declined, role: 'owner', booking_id: 7 }] }, { token: '' });
  expect(screen.getByRole('alert')).toHaveTextContent(upTo(es.Checkout.deposit_until));
  expect(screen.getByRole('alert')).not.toHaveTextContent(upTo(es.Checkout.retry_until));
  expect(screen.getByRole('link', { name: es.Checkout.deposit_booking })).toHaveAttribute(
    'href',
    '/book_info/7',
  );
});

test('who came by a link of the booking has no address of it here', async () => {
  await open({ [getOrder.path]: [{ ...GUEST, booking_id: 7 }] }, { token: '' });
  expect(screen.queryByRole('link', { name: es.Checkout.deposit_booking })).toBeNull();
});
