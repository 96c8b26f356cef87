import { act, screen } from '@testing-library/react';
import { OrderNote } from '@/components/branches/order-note';
import es from '@/messages/es.json';
import { sentenceAt } from '@/tests/support/browser/establishment-words';
import { nextFrame } from '@/tests/support/browser/next-frame';
import { renderTexts } from '@/tests/support/browser/render-texts';

const hours = {
  timezone: 'America/Bogota',
  weekly: [{ days: ['tue' as const], open: '17:00', close: '23:00', services: null }],
  exceptions: [],
};
afterEach(() => jest.useRealTimers());

test('a closed branch sends nobody to its waiter', async () => {
  // Tuesday, in Bogotá.
  jest.useFakeTimers({ now: new Date('2026-11-24T21:59:30Z') });
  const branch = { phone: null, whatsapp: null };
  renderTexts(<OrderNote hint="waiter" branch={branch} hours={hours} establishment="bar" />);
  nextFrame();
  // The other one keeps its room, so that nothing moves.
  const [closed, open] = [es.Product.order_waiter_closed, es.Product.order_waiter].map((text) =>
    screen.getByText(sentenceAt(text, 'bar')),
  );
  expect(closed).toBeVisible();
  expect(open).not.toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(open).toBeVisible();
  expect(closed).not.toBeVisible();
});
