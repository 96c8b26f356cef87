import { act, screen } from '@testing-library/react';
import { getOrder } from '@/lib/contract/calls/orders';
import { useOrder } from '@/lib/queries/orders';
import { getContractExample } from '../../support/contract-examples';
import { renderVisit } from '../../support/render-visit';
import { httpError, networkError } from '../../support/visit-bench';

function Status() {
  const { data, isError } = useOrder(7);
  return <p>{data?.status ?? (isError ? 'refused' : 'waiting')}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));

test('an order of an instance that was locked is not asked for again', async () => {
  const { paths } = renderVisit(<Status />, { [getOrder.path]: [httpError(423)] });
  await minutes(5);
  expect(screen.getByText('refused')).toBeInTheDocument();
  expect(paths()).toEqual([getOrder.path]);
});

test('silence is no answer: it is asked for until it comes', async () => {
  const order = getContractExample(getOrder);
  renderVisit(<Status />, { [getOrder.path]: [networkError(), networkError(), order] });
  await minutes(1);
  expect(screen.getByText(order.status)).toBeInTheDocument();
});
