import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@/lib/clients/api-error';
import { getHoursSchedule } from '@/lib/contract/branches/calls';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import es from '@/messages/es.json';
import {
  field,
  issue,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';
import type { Answers } from '@/tests/support/browser/visit-bench';

const { Checkout, Errors } = es;
const SCHEDULED: Cart = {
  ...WHOLE_CART,
  subservice: 'schedule',
  schedule_date: null,
  schedule_hour: null,
  issues: [issue('schedule_required')],
};
const slots = (hours: Record<string, boolean>) => ({
  date: '2026-03-02',
  timezone: 'America/Bogota',
  hours: Object.entries(hours).map(([hour, available]) => ({ hour, available })),
});
const OPEN = slots({ '12:00': false, '12:30': true, '13:00': true });

async function show(cart: Cart, answers: Answers = {}) {
  const bench = renderPrecheckout(cart, { [getHoursSchedule.path]: [OPEN], ...answers });
  await shown();
  const sent = () =>
    bench.calls.flatMap(({ path, body }) =>
      path === updateCart.path ? [(body as { cart: CartChanges }).cart] : [],
    );
  return { ...bench, sent };
}
const texts = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const secondDay = () => within(field(Checkout.day)).getAllByRole<HTMLOptionElement>('option')[2]?.value ?? '';

/** The day is fixed; time goes on. */
const NOT_FAKED = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-02T03:00:00Z'), doNotFake: [...NOT_FAKED] }));
afterEach(() => jest.useRealTimers());

test('a scheduled order asks for a day and an hour by the clock of the branch, and says which is missing', async () => {
  await show(SCHEDULED);
  // In Bogotá it is still the evening before.
  expect(texts(Checkout.day).slice(0, 3)).toEqual([
    Checkout.choose,
    'domingo, 1 de marzo',
    'lunes, 2 de marzo',
  ]);
  expect(field(Checkout.hour)).toBeDisabled();
  fireEvent.click(orderButton());
  await waitFor(() => expect(field(Checkout.day)).toHaveFocus());
  expect(field(Checkout.day)).toHaveAccessibleDescription(Errors.schedule_required);
  choose(Checkout.day, secondDay());
  await waitFor(() => expect(field(Checkout.hour)).toBeEnabled());
  expect(texts(Checkout.hour)).toEqual([Checkout.choose, '12:30', '13:00']);
  expect(field(Checkout.hour)).toHaveAccessibleDescription(Errors.schedule_required);
  choose(Checkout.hour, '13:00');
  await waitFor(() => expect(field(Checkout.hour)).toBeValid());
});

test('what is chosen goes to the cart', async () => {
  const { sent } = await show(SCHEDULED);
  choose(Checkout.day, secondDay());
  await waitFor(() => expect(field(Checkout.hour)).toBeEnabled());
  choose(Checkout.hour, '13:00');
  await waitFor(() =>
    expect(Object.assign({}, ...sent())).toMatchObject({
      schedule_date: '2026-03-02',
      schedule_hour: '13:00',
    }),
  );
});

test('an hour that was taken meanwhile is said where another is chosen', async () => {
  const chosen = { ...SCHEDULED, schedule_date: '2026-03-02', schedule_hour: '12:30', issues: [] };
  await show(chosen, { [updateCart.path]: [{ ...chosen, issues: [issue('slot_taken')] }] });
  await waitFor(() => expect(field(Checkout.hour)).toHaveValue('12:30'));
  fireEvent.click(orderButton());
  await waitFor(() => expect(field(Checkout.hour)).toHaveFocus());
  expect(field(Checkout.hour)).toHaveAccessibleDescription(Errors.slot_taken);
  choose(Checkout.hour, '13:00');
  expect(field(Checkout.hour)).toBeValid();
});

test('a day without hours and hours that did not come are told apart', async () => {
  const failure = new ApiError({ kind: 'http', status: 503, key: 'unavailable' });
  await show(SCHEDULED, { [getHoursSchedule.path]: [failure, slots({ '12:00': false })] });
  choose(Checkout.day, secondDay());
  fireEvent.click(await screen.findByRole('button', { name: Errors.retry }));
  await waitFor(() => expect(field(Checkout.day)).toHaveAccessibleDescription(Checkout.day_full));
});

test('an order for now asks for none', async () => {
  await show(WHOLE_CART);
  expect(screen.queryByLabelText(Checkout.day)).toBeNull();
});
