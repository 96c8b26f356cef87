import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useAddToCart } from '@/components/menu/use-add-to-cart';
import { useApp } from '@/lib/browser/app-provider';
import { painted } from '@/lib/browser/document/after-paint';
import { addProductToCart } from '@/lib/contract/cart/calls';
import { getProduct } from '@/lib/contract/menu/calls';
import { productQueryOptions } from '@/lib/queries/menu/product';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

/** A tap that adds, on a page that shows a product. */
function Dish() {
  const { http } = useApp();
  const add = useAddToCart();
  const { data } = useQuery(productQueryOptions({ http, productId: 5 }));
  return (
    <button
      type="button"
      onClick={() => void add({ product: { id: 5, count: 1, options: [], comment: '' }, name: 'Ajiaco' })}
    >
      {data ? 'whole' : 'at a glance'}
    </button>
  );
}

test('what a tap asks of the services is asked after the paint that answers it', async () => {
  const frames: FrameRequestCallback[] = [];
  const ask = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const { calls, stores } = renderApp(<Dish />, {
    [getProduct.path]: [getContractExample(getProduct)],
    [addProductToCart.path]: [getContractExample(addProductToCart)],
  });
  stores.order.setState({ service: 'take_away' });
  fireEvent.click(screen.getByRole('button'));
  await act(async () => undefined);
  expect(calls).toEqual([]);
  act(() => {
    for (const frame of frames.splice(0)) frame(0);
  });
  await screen.findByText('whole');
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(addProductToCart.path));
  ask.mockRestore();
});

test('a page that is not painted keeps no call back', async () => {
  jest.useFakeTimers();
  const ask = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const done = jest.fn();
  void painted().then(done);
  await jest.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
  ask.mockRestore();
  jest.useRealTimers();
});
