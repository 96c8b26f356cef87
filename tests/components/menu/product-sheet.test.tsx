import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductSheet } from '@/components/menu/product/product-sheet';
import { showSlot } from '@/lib/browser/menu-markup/chosen-service';
import { ApiError } from '@/lib/clients/api-error';
import { addProductToCart, getCart } from '@/lib/contract/cart/calls';
import { getProduct } from '@/lib/contract/menu/calls';
import type { Product } from '@/lib/contract/menu/menu';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { withoutNames } from '@/tests/support/browser/message-without-names';
import { renderApp } from '@/tests/support/browser/render-app';
import { wireGroup, wireOption } from '@/tests/support/menu/options';

const user = userEvent.setup();
beforeEach(hideError);
afterEach(() => {
  onlineManager.setOnline(true);
  showSlot({ service: '', text: null });
});
const product: Product = {
  ...getContractExample(getProduct),
  id: 7,
  name: 'Churrasco',
  promo: null,
  available: true,
  stock: null,
  max_per_order: null,
  option_groups: [
    wireGroup({
      id: 3,
      name: 'Término',
      min: 1,
      options: [wireOption({ id: 31, name: 'Azul' }), wireOption({ id: 32, name: 'Medio' })],
    }),
  ],
};
const preview = { name: 'Churrasco', description: 'A la brasa', price: '$ 54.900', was: null, picture: null };
const refusal = (key: string, values = {}) => new ApiError({ kind: 'http', status: 409, key, values });

function show(answers: Record<string, unknown[]>, onClose: () => void = () => undefined) {
  return renderApp(
    <ProductSheet productId={7} preview={preview} timezone="UTC" canOrder hint={null} onClose={onClose} />,
    answers,
  );
}

async function choose(answers: unknown[], products: unknown[] = [product], more?: () => Promise<void>) {
  const onClose = jest.fn();
  const bench = show({ [getProduct.path]: products, [addProductToCart.path]: answers }, onClose);
  act(() => bench.stores.order.setState({ service: 'take_away' }));
  await user.click(await screen.findByRole('radio', { name: 'Medio' }));
  await user.type(screen.getByRole('textbox'), 'Sin sal');
  await more?.();
  const add = () => user.click(screen.getByRole('button', { name: /^Agregar/ }));
  await add();
  return { ...bench, add, onClose };
}

test('a product shows its card at once while its facts are on their way, and asks again after a failure (rule menu/product-sheet)', async () => {
  let fail: (error: Error) => void = () => undefined;
  const lost = new Promise<never>((_come, reject) => {
    fail = reject;
  });
  const { paths } = show({ [getProduct.path]: [lost, product] });
  const sheet = screen.getByRole('dialog', { name: 'Churrasco' });
  expect(sheet).toHaveTextContent('$ 54.900');
  expect(sheet).toHaveTextContent('A la brasa');
  expect(sheet.querySelector('.skeleton')).toBeVisible();
  await act(async () => fail(new ApiError({ kind: 'http', status: 503, key: 'unavailable' })));
  const again = await screen.findByRole('button', { name: es.Errors.retry });
  expect(sheet).toHaveTextContent('$ 54.900');
  await user.click(again);
  expect(await screen.findByRole('radio', { name: 'Azul' })).toBeVisible();
  expect(again).not.toBeInTheDocument();
  expect(paths().filter((path) => path === getProduct.path)).toHaveLength(2);
});

test.each<[string, Record<string, unknown>, string]>([
  ['product_unavailable', {}, withoutNames(es.Errors.product_unavailable)],
  ['out_of_stock', { stock: 0 }, 'Se agotó.'],
  ['product_hours', { hours: '12:00–15:00' }, 'A esa hora no se sirve. Horario: 12:00–15:00.'],
  ['dry_law', { until: 'lunes, 06:00' }, 'Ley seca: no se vende alcohol hasta el lunes, 06:00.'],
  ['service_unavailable', {}, 'Esta sede no ofrece este servicio.'],
  ['not_known_yet', {}, es.Errors.cart_add],
])(
  'a dish refused for %s keeps its sheet and its choices, and says why beside the button (rule menu/product-sheet)',
  async (key, values, text) => {
    const { add, onClose, paths } = await choose([refusal(key, values), getContractExample(getCart)]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    expect(errorStore.getState().notice).toBeNull();
    expect(screen.getByRole('radio', { name: 'Medio' })).toBeChecked();
    expect(screen.getByRole('textbox')).toHaveValue('Sin sal');
    await add();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(paths().filter((path) => path === addProductToCart.path)).toHaveLength(2);
  },
);

test('what got no answer may be in the cart: it is told in a dialog, and no button adds it again', async () => {
  const unheard = new ApiError({ kind: 'timeout', key: 'timeout' });
  const { onClose } = await choose([unheard]);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(errorStore.getState().notice?.key).toBe('timeout');
});

test('without a connection the sheet closes at once, and its dish is sent later', async () => {
  const added = getContractExample(getCart);
  const { onClose, paths } = await choose([added], [product], async () =>
    act(() => onlineManager.setOnline(false)),
  );
  const sent = () => paths().filter((path) => path === addProductToCart.path);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent()).toHaveLength(0);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a connection that is lost while a dish is sent closes the sheet as well', async () => {
  const { onClose } = await choose([new Promise(() => undefined)]);
  expect(onClose).not.toHaveBeenCalled();
  act(() => onlineManager.setOnline(false));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('options that changed are read again, to be chosen', async () => {
  const [group] = product.option_groups;
  const changed = {
    ...product,
    option_groups: [wireGroup({ ...group, options: [wireOption({ id: 33, name: 'Tres cuartos' })] })],
  };
  await choose([refusal('options_invalid', { limit: 0 })], [product, changed]);
  expect(await screen.findByRole('radio', { name: 'Tres cuartos' })).toBeVisible();
  expect(screen.getByText(es.Errors.options_invalid)).toBeVisible();
});

describe('a group of several that was read again', () => {
  const several = wireGroup({
    id: 4,
    name: 'Adiciones',
    max: 2,
    options: [wireOption({ id: 41, name: 'Queso' }), wireOption({ id: 42, name: 'Tocineta' })],
  });
  const [doneness = several] = product.option_groups;
  const before = { ...product, option_groups: [doneness, several] };
  const chooseTwo = async (now: Product) => {
    const bench = await choose(
      [refusal('options_invalid', { limit: 0 }), refusal('options_invalid'), getContractExample(getCart)],
      [before, now],
      () => user.click(screen.getByRole('checkbox', { name: 'Queso' })),
    );
    await screen.findByText(es.Errors.options_invalid);
    return bench;
  };

  it('lets go of what is sold out, for another (rule menu/options)', async () => {
    const options = several.options.map((one) => ({ ...one, available: one.id !== 41 }));
    await chooseTwo({ ...before, option_groups: [doneness, { ...several, options }] });
    const gone = await screen.findByRole('checkbox', { name: /^Queso · / });
    expect(gone).toBeChecked();
    await user.click(gone);
    expect(gone).not.toBeChecked();
    expect(gone).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Tocineta' }));
    expect(screen.getByRole('checkbox', { name: 'Tocineta' })).toBeChecked();
  });

  it('takes its choices along when it goes', async () => {
    const { add, onClose, calls } = await chooseTwo({ ...before, option_groups: [doneness] });
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    await add();
    await waitFor(() => expect(calls.filter(({ path }) => path === addProductToCart.path)).toHaveLength(2));
    expect(calls.at(-1)?.body).toMatchObject({ product: { options: [{ option_id: 32, count: 1 }] } });
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a dish that is not served now (rule menu/served)', () => {
  const DAY_MS = 86_400_000;
  /** The weekday of the day before yesterday alone. */
  const day = WEEKDAYS[(new Date(Date.now() - 2 * DAY_MS).getUTCDay() + 6) % 7] ?? 'mon';
  const later = { ...product, served: [{ days: [day], from: null, to: '23:30' }] };
  const open = (isAhead: boolean, ownId = 7) => {
    document.body.innerHTML = `<div id="own-product" data-id="${ownId}" ${isAhead ? 'data-ahead' : ''}></div>`;
    const bench = show({ [getProduct.path]: [later] });
    act(() => bench.stores.order.setState({ service: 'delivery' }));
    return bench;
  };

  it('has no button that adds, and says why', async () => {
    open(false);
    expect(await screen.findByText(/^A esa hora no se sirve.*hasta las 11:30\sp\.\sm\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Agregar/ })).toBeNull();
    expect(screen.queryByRole('button', { name: es.Cart.closed_schedule })).toBeNull();
  });

  it('is ordered for later with what was chosen', async () => {
    open(true);
    await user.click(await screen.findByRole('radio', { name: 'Medio' }));
    await user.click(screen.getByRole('button', { name: es.Cart.closed_schedule }));
    expect(await screen.findByRole('button', { name: /^Agregar/ })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Medio' })).toBeChecked();
  });

  it('is offered for later by its own page, not by that of another dish', async () => {
    open(true, 8);
    expect(await screen.findByText(/^A esa hora no se sirve/)).toBeVisible();
    expect(screen.queryByRole('button', { name: es.Cart.closed_schedule })).toBeNull();
  });

  it('follows the hour that the cart is for', async () => {
    open(false);
    await screen.findByText(/^A esa hora no se sirve/);
    const at = new Date(new Date(Date.now() - 2 * DAY_MS).setUTCHours(12));
    act(() => showSlot({ service: 'delivery', text: null, at }));
    expect(screen.getByRole('button', { name: /^Agregar/ })).toBeVisible();
  });

  it('forgets an earlier refusal once it is ordered for later', async () => {
    document.body.innerHTML = '<div id="own-product" data-id="7" data-ahead></div>';
    const { stores, queries } = await choose([refusal('product_unavailable')]);
    act(() => stores.order.setState({ service: 'delivery' }));
    await screen.findByText(withoutNames(es.Errors.product_unavailable));
    act(() => void queries.setQueryData(['product', 7], { ...later, price: 1 }));
    await user.click(await screen.findByRole('button', { name: es.Cart.closed_schedule }));
    await screen.findByRole('button', { name: /^Agregar/ });
    expect(screen.queryByText(withoutNames(es.Errors.product_unavailable))).toBeNull();
  });

  it('says its hours before its new price', async () => {
    const { queries } = open(false);
    await screen.findByText(/^A esa hora no se sirve/);
    act(() => void queries.setQueryData(['product', 7], { ...later, price: 1 }));
    await waitFor(() => expect(screen.getAllByText(/\$\s1$/).length).toBeGreaterThan(0));
    expect(screen.getByText(/^A esa hora no se sirve/)).toBeVisible();
  });
});

test('what needs another scan is told in its dialog, over the sheet', async () => {
  const { onClose } = await choose([refusal('scan_table')]);
  await waitFor(() => expect(errorStore.getState().notice?.key).toBe('scan_table'));
  expect(onClose).not.toHaveBeenCalled();
});

test('a sheet that was closed before the refusal is told in a dialog', async () => {
  let refuse = (_error: ApiError): void => undefined;
  const late = new Promise((_resolve, reject) => {
    refuse = reject;
  });
  const { unmount } = await choose([late]);
  unmount();
  refuse(refusal('product_unavailable'));
  await waitFor(() => expect(errorStore.getState().notice?.key).toBe('product_unavailable'));
});
