import { act, fireEvent, screen } from '@testing-library/react';
import { CHALLENGE_READY } from '@/lib/browser/challenge-frame';
import { getOrder, placeOrder } from '@/lib/contract/orders/calls';
import { giveUpPayment, startPayment } from '@/lib/contract/payments/calls';
import es from '@/messages/es.json';
import {
  CART,
  payByCard,
  placed,
  renderCheckout,
  seconds,
  user,
} from '@/tests/support/browser/render-checkout';

jest.mock('@/lib/clients/gateway', () => ({ tokenizeCard: async () => 'tok_test_12345678' }));

const { Checkout } = es;
const asks = (html: string) =>
  placed({
    method: 'card',
    status: 'pending',
    retry_until: null,
    next_action: { type: 'challenge', html, until: '2026-11-21T12:10:00Z' },
  });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const frame = () => screen.getByTitle<HTMLIFrameElement>(Checkout.challenge_frame);
/** Speaks for the document in the frame, and keeps what the frame is given. */
function listen() {
  const own = frame().contentWindow;
  if (!own) throw new Error('the frame has no window');
  const given = jest.spyOn(own, 'postMessage').mockImplementation(() => undefined);
  const say = (data: string, origin = 'null', source: Window = own) =>
    act(() => void fireEvent(window, new MessageEvent('message', { data, origin, source })));
  return { given: () => given.mock.calls.map(([html]) => html), say };
}

test('the bank’s document is given to its own frame alone, once, and each step has a frame of its own (rule payments/challenge)', async () => {
  await renderCheckout({ [getOrder.path]: [asks('<p>first</p>'), asks('<p>second</p>')] });
  expect(screen.getByRole('heading', { name: Checkout.challenge })).toBeVisible();
  expect(screen.getByRole('group', { name: Checkout.challenge_frame })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('9:59');
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  const first = listen();
  first.say(CHALLENGE_READY, 'https://bank.example');
  first.say('another word');
  first.say(CHALLENGE_READY, 'null', window);
  expect(first.given()).toEqual([]);
  first.say(CHALLENGE_READY);
  first.say(CHALLENGE_READY);
  expect(first.given()).toEqual(['<p>first</p>']);
  await seconds(3);
  const second = listen();
  second.say(CHALLENGE_READY);
  expect(second.given()).toEqual(['<p>second</p>']);
});

test('whoever leaves the question is told what becomes of the money, and can pay again', async () => {
  const left = placed({
    method: 'card',
    status: 'expired',
    given_up: true,
    next_action: null,
    retry_until: '2026-11-21T12:15:00Z',
  });
  const { sent } = await renderCheckout({
    [getOrder.path]: [asks('<p></p>')],
    [giveUpPayment.path]: [left],
  });
  await user.click(screen.getByRole('button', { name: Checkout.leave_payment }));
  await seconds(0);
  expect(screen.getByRole('heading', { name: Checkout.result_given_up })).toBeVisible();
  expect(screen.getByText(Checkout.given_up_text)).toBeVisible();
  expect(screen.getByLabelText(Checkout.card_number)).toBeVisible();
  expect(sent(giveUpPayment.path)).toBe(1);
});

test('a card is sent with the facts of the browser where the gateway asks for them', async () => {
  const { calls } = await renderCheckout({
    [getOrder.path]: [CART, asks('<p></p>')],
    [placeOrder.path]: [placed({ status: 'pending' })],
    [startPayment.path]: [asks('<p></p>').payment],
  });
  await payByCard();
  await seconds(1);
  const paid = calls.find(({ path }) => path === startPayment.path);
  expect(paid?.body).toMatchObject({
    card: { browser: { language: navigator.language, tz: expect.stringMatching(/^-?\d+$/) } },
  });
});
