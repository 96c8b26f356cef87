import { screen } from '@testing-library/react';
import { CartLead } from '@/components/cart/cart-contents';
import { getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getCart);
const [line] = example.products;
if (!line) throw new Error('no line is recorded');
const kept = { ...line, name: 'Caldo', kept_for: 'delivery' as const };
const lead = (...products: Cart['products']) =>
  renderApp(<CartLead cart={{ ...example, products }} asksWhen />, {});

test('a cart whose lines lost a kept price with their service says so once (rule cart/kept-price)', () => {
  lead(kept);
  const said = screen.getByText('Caldo pasa al precio de hoy: el anterior era para «Domicilio».');
  expect(said).toHaveAttribute('role', 'status');
});

test('of several lines it says how many', () => {
  lead(kept, { ...kept, id: kept.id + 1 });
  expect(screen.getByText(/^2 productos pasan al precio de hoy/)).toBeVisible();
});

test('it says nothing where none did', () => {
  lead(line);
  expect(screen.queryByText(/precio de hoy/)).toBeNull();
});
