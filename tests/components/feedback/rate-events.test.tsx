import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RateOrder } from '@/components/feedback/rate-order';
import { RatingDialog } from '@/components/feedback/rating-dialog';
import { openRatingLink, rate } from '@/lib/contract/feedback/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const SAID = { score: 9, menu_score: null, comment: '' };
const order = { ...getContractExample(openRatingLink), rating: null, can_rate: true };

async function say(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: '9' }));
  await userEvent.click(screen.getByRole('button', { name: es.Rate.send }));
}

test('an order that is rated by its link is an event of its own (rule visit/events)', async () => {
  window.linkToken = 'x'.repeat(43);
  const { track } = renderApp(<RateOrder id={order.id} />, {
    [openRatingLink.path]: [order],
    [rate.path]: [SAID],
  });
  await say();
  expect(await screen.findByText(es.Rate.thanks)).toBeVisible();
  expect(track.mock.calls).toEqual([[{ event: 'rate', purchase_id: order.id }]]);
});

test.each([
  [SAID, [[{ event: 'rate' }]]],
  [new Error('down'), []],
])('so is a visit that is rated by the tab, and none that was not kept', async (answer, told) => {
  const { track, calls } = renderApp(
    <RatingDialog
      asked={{ experience: true, menu: false }}
      branch={BRANCH}
      chosen={null}
      onEnd={jest.fn()}
      onClose={jest.fn()}
    />,
    { [rate.path]: [answer] },
  );
  await say();
  expect(calls.map(({ path }) => path)).toContain(rate.path);
  expect(track.mock.calls).toEqual(told);
});
