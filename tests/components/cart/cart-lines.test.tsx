import { screen } from '@testing-library/react';
import { CartLines } from '@/components/cart/cart-lines';
import { getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderVisit } from '@/tests/support/browser/render-visit';

const cart = getContractExample(getCart);
const [line] = cart.products;
if (!line) throw new Error('the example cart is empty');
const holding = (...products: Cart['products']): Cart => ({ ...cart, products });

test('a line costs its price as often as it is counted, in currencies with cents too', () => {
  const three = { ...line, unit_price: 24.9, count: 3, subtotal: 74.7 };
  renderVisit(<CartLines cart={holding(three)} currency="PEN" issueText={() => null} />, {});
  expect(screen.getByText('S/ 74.70')).toBeVisible();
});

test('a line without a picture is its words alone', () => {
  const plain = { ...line, image: null, name: '🍔 Doble' };
  renderVisit(<CartLines cart={holding(plain)} currency="COP" issueText={() => null} />, {});
  expect(screen.getByText('🍔 Doble')).toBeVisible();
  expect(screen.queryByText('🍔')).toBeNull();
});
