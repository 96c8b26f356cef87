import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bill } from '@/components/cart/bill';
import { CartLines } from '@/components/cart/lines/cart-lines';
import { getCart, setProductCount } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const cart = getContractExample(getCart);
const [line] = cart.products;
if (!line) throw new Error('the example cart is empty');
const holding = (...products: Cart['products']): Cart => ({ ...cart, products });

test('a line costs its price as often as it is counted, in currencies with cents too', () => {
  const three = { ...line, unit_price: 24.9, count: 3, subtotal: 74.7 };
  renderApp(<CartLines cart={holding(three)} currency="PEN" issueText={() => null} />, {});
  expect(screen.getByText('S/ 74.70')).toBeVisible();
});

test('a line without a picture is its words alone', () => {
  const plain = { ...line, image: null, name: '🍔 Doble' };
  renderApp(<CartLines cart={holding(plain)} currency="COP" issueText={() => null} />, {});
  expect(screen.getByText('🍔 Doble')).toBeVisible();
  expect(screen.queryByText('🍔')).toBeNull();
});

test('a dish at a table comes now or later; nowhere else it is asked (rule table/courses)', async () => {
  const seat = { id: 3, kind: 'table' as const, label: '5' };
  const there: Cart = { ...holding(line), service: 'on_table', subservice: null, seat };
  const supplier = { ...BRANCH, on_table_class: 'checkout' as const };
  const name = es.Cart.later_of.replace('{name}', line.name);
  const { calls, unmount } = renderApp(
    <CartLines cart={there} currency="COP" issueText={() => null} />,
    { [setProductCount.path]: [there] },
    {},
    {},
    { supplier },
  );
  const button = screen.getByRole('button', { name });
  expect(button).not.toBePressed();
  await userEvent.click(button);
  expect(calls.find(({ path }) => path === setProductCount.path)).toMatchObject({
    body: { product: { later: true } },
  });
  unmount();
  renderApp(<CartLines cart={holding(line)} currency="COP" issueText={() => null} />, {});
  expect(screen.queryByRole('button', { name })).toBeNull();
});

describe('a line of a promotion (rule menu/promotions)', () => {
  const bundle = (count: number, missing: number, saved: number) => ({
    ...line,
    count,
    stock: null,
    unit_price: 12_500,
    subtotal: count * 12_500 - saved,
    promo: { label: 'Trío', before: count * 12_500, saved, bundle: { take: 3, pay: 2, missing } },
  });
  const show = (products: Cart['products'], answers: Parameters<typeof renderApp>[1] = {}) =>
    renderApp(<CartLines cart={holding(...products)} currency="COP" issueText={() => null} />, answers);

  test('says how many more fill its bundle, and nothing of what it does not take off yet', () => {
    show([bundle(1, 2, 0)]);
    expect(screen.getByText('Agrega 2 más: llevas 3 y pagas 2')).toBeVisible();
    expect(screen.getByText('$ 12.500')).toBeVisible();
    expect(document.querySelector('s')).toBeNull();
  });

  test('asks for no more of what cannot be ordered (rule cart/stopped)', () => {
    const wrong = holding(bundle(1, 2, 0));
    renderApp(<CartLines cart={wrong} currency="COP" issueText={() => es.Errors.dry_law} />, {});
    expect(screen.getByText(es.Errors.dry_law)).toBeVisible();
    expect(screen.queryByText(/^Agrega 2 más/)).toBeNull();
  });

  test('says what it costs, what it cost before and what was taken off', () => {
    show([bundle(3, 0, 12_500)]);
    expect(screen.getByText('$ 25.000')).toBeVisible();
    expect(document.querySelector('s')).toHaveTextContent('$ 37.500');
    expect(screen.getByText('Trío: ahorras $ 12.500')).toBeVisible();
  });

  test('without a name says what it takes off', () => {
    show([{ ...bundle(2, 0, 5_000), promo: { label: '', before: 25_000, saved: 5_000, bundle: null } }]);
    expect(screen.getByText('Ahorras $ 5.000')).toBeVisible();
  });

  test('of a bundle shows no amount that its change may not cost', async () => {
    show([bundle(2, 1, 0)], { [setProductCount.path]: [new Promise(() => undefined)] });
    await userEvent.click(screen.getByRole('button', { name: es.Cart.more }));
    expect(await screen.findByText('…')).toBeVisible();
    expect(screen.queryByText('$ 25.000')).toBeNull();
  });

  test('is on the bill with what promotions took off in all', () => {
    const purchase = { bill: cart.bill, total: cart.total, coupon: null };
    const { unmount } = renderApp(<Bill purchase={{ ...purchase, saved: 12_500 }} currency="COP" />, {});
    expect(screen.getByText('Ahorras $ 12.500 con promociones')).toBeVisible();
    unmount();
    renderApp(<Bill purchase={{ ...purchase, saved: 0 }} currency="COP" />, {});
    expect(screen.queryByText(/Ahorras/)).toBeNull();
  });
});
