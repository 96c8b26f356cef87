import { screen } from '@testing-library/react';
import { CartLines } from '@/components/cart/cart-lines';
import { getCart } from '@/lib/contract/calls/cart';
import type { Cart } from '@/lib/contract/cart';
import { getContractExample } from '../../support/contract-examples';
import { renderVisit } from '../../support/render-visit';

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
