import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@/lib/clients/api-error';
import { getHoursSchedule, getScheduleLimits } from '@/lib/contract/branches/calls';
import type { HoursSchedule } from '@/lib/contract/branches/schedule';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import es from '@/messages/es.json';
import type { Answers } from '@/tests/support/browser/app-bench';
import { BRANCH } from '@/tests/support/browser/render-app';
import {
  field,
  issue,
  LIMITS,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout, Errors } = es;
const SCHEDULED: Cart = {
  ...WHOLE_CART,
  subservice: 'schedule',
  schedule_date: null,
  schedule_hour: null,
  schedule_day: null,
  issues: [issue('schedule_required')],
};
/** A delivery for now, promised. */
const NOW: Cart = { ...WHOLE_CART, arrival_minutes: { least: 40, most: 55 } };
const slots = (hours: Record<string, boolean | 'full'>): HoursSchedule => ({
  hours: Object.entries(hours).map(([hour, state]) => ({
    date: LIMITS.next?.date ?? '',
    hour,
    available: state === true,
    full: state === 'full',
  })),
});
const OPEN = slots({ '12:00': false, '12:30': true, '13:00': true });

async function show(cart: Cart, answers: Answers = {}, chosen = cart.subservice) {
  const bench = renderPrecheckout(
    { ...cart },
    { [getHoursSchedule.path]: [OPEN], ...answers },
    undefined,
    chosen,
  );
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
beforeEach(() => Object.assign(BRANCH, { services: ['delivery', 'schedule', 'take_away'] }));
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-02T03:00:00Z'), doNotFake: [...NOT_FAKED] }));
afterEach(() => jest.useRealTimers());

const choice = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });

test('an order is for as soon as can be, or for an hour within the same service (rule cart/hour)', async () => {
  const { sent, stores } = await show(NOW, { [updateCart.path]: [SCHEDULED] });
  expect(choice(Checkout.soon)).toBeChecked();
  expect(choice(Checkout.soon)).toHaveAccessibleName(/Llega entre/);
  expect(screen.queryByLabelText(Checkout.day)).toBeNull();
  fireEvent.click(choice(Checkout.later));
  // The day of the next slot; no hour is chosen for anybody.
  await waitFor(() => expect(field(Checkout.day)).toHaveValue('2026-03-02'));
  expect(field(Checkout.hour)).toHaveValue('');
  await waitFor(() =>
    expect(Object.assign({}, ...sent())).toMatchObject({
      subservice: 'schedule',
      schedule_date: '2026-03-02',
    }),
  );
  expect(stores.order.getState().subservice).toBe('schedule');
  fireEvent.click(choice(Checkout.soon));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ subservice: null }));
  expect(screen.queryByLabelText(Checkout.day)).toBeNull();
  expect(stores.order.getState().subservice).toBeNull();
});

test('where it is closed now the form offers the next slot by its day, for a tap (rule branches/next-slot)', async () => {
  const hours = BRANCH.hours;
  Object.assign(BRANCH, { hours: { ...hours, weekly: [], exceptions: [] } });
  const { sent } = await show({ ...NOW, arrival_minutes: null });
  const next = await screen.findByRole('radio', {
    name: 'Lo más pronto: mañana, 12:30–\u20601:00\u00a0p.\u00a0m.',
  });
  expect(choice(Checkout.soon)).toBeChecked();
  expect(sent().some((one) => 'schedule_hour' in one)).toBe(false);
  fireEvent.click(next);
  expect(next).toBeChecked();
  // The fields belong to the choice below, which is not made.
  expect(screen.queryByLabelText(Checkout.day)).toBeNull();
  await waitFor(() =>
    expect(Object.assign({}, ...sent())).toMatchObject({
      subservice: 'schedule',
      schedule_date: '2026-03-02',
      schedule_hour: '12:30',
    }),
  );
  fireEvent.click(choice(Checkout.later));
  expect(next).not.toBeChecked();
  await waitFor(() => expect(field(Checkout.hour)).toHaveValue(''));
  // The same slot, chosen by hand: its fields do not go from under the hand.
  await waitFor(() => expect(field(Checkout.hour)).toBeEnabled());
  choose(Checkout.hour, '12:30');
  await waitFor(() => expect(field(Checkout.hour)).toHaveValue('12:30'));
  expect(choice(Checkout.later)).toBeChecked();
  Object.assign(BRANCH, { hours });
});

test('an order for later asks for a day and an hour by the clock of the branch, and says which is missing', async () => {
  await show(SCHEDULED, { [getScheduleLimits.path]: [{ ...LIMITS, next: null }] });
  // In Bogotá it is still the evening before.
  await waitFor(() => expect(field(Checkout.day)).toBeEnabled());
  expect(texts(Checkout.day).slice(0, 3)).toEqual([
    Checkout.choose,
    'domingo, 1 de marzo',
    'lunes, 2 de marzo',
  ]);
  expect(texts(Checkout.day)).toHaveLength(15);
  expect(field(Checkout.hour)).toBeDisabled();
  fireEvent.click(orderButton());
  await waitFor(() => expect(field(Checkout.day)).toHaveFocus());
  expect(field(Checkout.day)).toHaveAccessibleDescription(Errors.schedule_required);
  choose(Checkout.day, '2026-03-02');
  await waitFor(() => expect(field(Checkout.hour)).toBeEnabled());
  expect(field(Checkout.hour)).toHaveAccessibleDescription(Checkout.hour_required);
  choose(Checkout.hour, '13:00');
  await waitFor(() => expect(field(Checkout.hour)).toBeValid());
});

test('a day that is chosen by itself after the press is not asked for', async () => {
  let answer: (limits: typeof LIMITS) => void = () => undefined;
  const limits = new Promise<typeof LIMITS>((resolve) => {
    answer = resolve;
  });
  await show(SCHEDULED, { [getScheduleLimits.path]: [limits] });
  fireEvent.click(orderButton());
  await waitFor(() => expect(field(Checkout.day)).toHaveAccessibleDescription(Errors.schedule_required));
  answer(LIMITS);
  await waitFor(() => expect(field(Checkout.day)).toHaveValue('2026-03-02'));
  await waitFor(() => expect(field(Checkout.hour)).toHaveAccessibleDescription(Checkout.hour_required));
  expect(field(Checkout.day)).toBeValid();
});

test('slots are named from when to when; those that passed are left out, full ones say so (rule branches/slot-places)', async () => {
  await show(SCHEDULED, {
    [getHoursSchedule.path]: [slots({ '12:00': false, '12:30': 'full', '13:00': true })],
  });
  await waitFor(() => expect(field(Checkout.hour)).toBeEnabled());
  expect(texts(Checkout.hour)).toEqual([
    Checkout.choose,
    '12:30–\u20601:00\u00a0p.\u00a0m. · sin cupo',
    '1:00–\u20601:30\u00a0p.\u00a0m.',
  ]);
  expect(screen.getByRole('option', { name: /sin cupo/ })).toBeDisabled();
});

test('what is chosen goes to the cart', async () => {
  const { sent } = await show(SCHEDULED);
  await waitFor(() => expect(field(Checkout.hour)).toBeEnabled());
  choose(Checkout.hour, '13:00');
  await waitFor(() =>
    expect(Object.assign({}, ...sent())).toMatchObject({
      schedule_date: '2026-03-02',
      schedule_hour: '13:00',
    }),
  );
});

test.each(['slot_taken', 'slot_full'] as const)(
  'an hour that is no more to be had (%s) is said where another is chosen, and the slots are asked again',
  async (key) => {
    const chosen = {
      ...SCHEDULED,
      schedule_date: '2026-03-02',
      schedule_day: '2026-03-02',
      schedule_hour: '12:30',
      issues: [],
    };
    await show(chosen, {
      [getHoursSchedule.path]: [OPEN, slots({ '12:30': false, '13:00': true })],
      [updateCart.path]: [{ ...chosen, issues: [issue(key)] }],
    });
    await waitFor(() => expect(field(Checkout.hour)).toHaveValue('12:30'));
    fireEvent.click(orderButton());
    await waitFor(() => expect(field(Checkout.hour)).toHaveFocus());
    expect(field(Checkout.hour)).toHaveAccessibleDescription(Errors[key]);
    await waitFor(() =>
      expect(texts(Checkout.hour)).toEqual([Checkout.choose, '1:00–\u20601:30\u00a0p.\u00a0m.']),
    );
    choose(Checkout.hour, '13:00');
    await waitFor(() => expect(field(Checkout.hour)).toBeValid());
  },
);

test('a day without hours and hours that did not come are told apart', async () => {
  const failure = new ApiError({ kind: 'http', status: 503, key: 'unavailable' });
  await show(SCHEDULED, { [getHoursSchedule.path]: [failure, slots({ '12:00': false })] });
  fireEvent.click(await screen.findByRole('button', { name: Errors.retry }));
  await waitFor(() => expect(field(Checkout.day)).toHaveAccessibleDescription(Checkout.day_full));
});

test('who came to order for later begins with an hour (rule cart/hour)', async () => {
  const { stores, sent } = await show(NOW, { [updateCart.path]: [SCHEDULED] }, 'schedule');
  expect(choice(Checkout.later)).toBeChecked();
  await waitFor(() => expect(sent()[0]).toMatchObject({ subservice: 'schedule' }));
  expect(stores.order.getState().subservice).toBe('schedule');
});

test('an hour after midnight ends its day, is named with its own, and is sent with its own date (rule branches/night)', async () => {
  const night: HoursSchedule = {
    hours: [...OPEN.hours, { date: '2026-03-03', hour: '00:30', available: true, full: false }],
  };
  const { sent } = await show(SCHEDULED, { [getHoursSchedule.path]: [night] });
  await waitFor(() => expect(field(Checkout.hour)).toBeEnabled());
  expect(texts(Checkout.hour).at(-1)).toMatch(/^12:30.*, ya martes$/);
  choose(Checkout.hour, '00:30');
  await waitFor(() =>
    expect(Object.assign({}, ...sent())).toMatchObject({
      schedule_date: '2026-03-03',
      schedule_hour: '00:30',
    }),
  );
  expect(field(Checkout.day)).toHaveValue('2026-03-02');
});
