import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductSheet } from '@/components/menu/product/product-sheet';
import { askingTab } from '@/lib/session/tab-marks';
import type { ParkedDish } from '@/lib/stores/slices';
import es from '@/messages/es.json';
import {
  beginApp,
  endQuestion,
  isAsked,
  question,
  type Shown,
  showMenu,
} from '@/tests/support/browser/parked-dish';

const { Place, Cart: Words } = es;
const user = userEvent.setup();
const parked: ParkedDish = {
  ...{ supplier_id: 2, name: 'Ajiaco', isElsewhere: false },
  product: { id: 5, count: 2, comment: 'Sin sal', options: [] },
};
const open = (shown: Shown = {}) =>
  showMenu({}, { before: (stores) => stores.order.setState({ parked }), ...shown });

beforeEach(beginApp);
afterEach(endQuestion);

test('a reload asks again in the tab that asked, and «later» adds what was chosen (rule delivery/parked)', async () => {
  askingTab.write();
  const { added } = open();
  expect(added()).toEqual([]);
  await question();
  await user.click(await screen.findByRole('button', { name: Place.later }));
  await waitFor(() => expect(added()).toEqual([expect.objectContaining({ product: parked.product })]));
});

test('another tab is asked nothing, and leaves the dish alone', async () => {
  const { stores, added } = open();
  await act(async () => undefined);
  expect(isAsked()).toBe(false);
  expect(added()).toEqual([]);
  expect(stores.order.getState().parked).toEqual(parked);
});

test('the dish is let go once nothing has to be asked any more', async () => {
  askingTab.write();
  const { stores, added } = open({ before: (stores) => stores.order.setState({ parked, placeLater: true }) });
  await waitFor(() => expect(stores.order.getState().parked).toBeNull());
  expect(isAsked()).toBe(false);
  expect(added()).toEqual([]);
});

test('a dish that moved says why it is here, with what was chosen of it, until it is closed', async () => {
  const onClose = jest.fn();
  const preview = { name: 'Ajiaco', description: '', price: '$ 1', was: null, picture: null };
  const { stores } = open({
    part: (
      <ProductSheet productId={5} preview={preview} timezone="UTC" canOrder hint={null} onClose={onClose} />
    ),
    before: (stores) => stores.order.setState({ parked: { ...parked, isElsewhere: true } }),
  });
  expect(await screen.findByText('Norte llega a tu dirección: tu pedido sale de allí.')).toBeVisible();
  expect(await screen.findByRole('textbox')).toHaveValue('Sin sal');
  await user.click(screen.getByRole('button', { name: Words.close }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(stores.order.getState().parked).toBeNull();
});

test('a dish that another tab holds opens as a new one', async () => {
  const preview = { name: 'Ajiaco', description: '', price: '$ 1', was: null, picture: null };
  open({
    part: (
      <ProductSheet productId={5} preview={preview} timezone="UTC" canOrder hint={null} onClose={jest.fn()} />
    ),
  });
  expect(await screen.findByRole('textbox')).toHaveValue('');
});
