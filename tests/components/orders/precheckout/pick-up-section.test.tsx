import { screen } from '@testing-library/react';
import { PickUpSection } from '@/components/orders/precheckout/sections/pick-up-section';
import { getCart } from '@/lib/contract/cart/calls';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const [line] = getContractExample(getCart).products;
const branch = { name: 'Dulces', address: 'Puesto 5', city: 'Lima' };
const soldBy = (...names: string[]) =>
  names.flatMap((name, id) =>
    line ? [{ ...line, member: null, stall: { id, slug: name.toLowerCase(), name } }] : [],
  );

function show(...names: string[]) {
  const cart = { service: 'on_table' as const, seat: null, products: soldBy(...names) };
  renderApp(<PickUpSection cart={cart} branch={branch} />, {});
}

describe('where an order is fetched (rule table/court)', () => {
  it('names each stall that has a part of it, and the place of none', () => {
    show('Pollos', 'Dulces');
    expect(screen.getByText('Pollos')).toBeVisible();
    expect(screen.getByText('Dulces')).toBeVisible();
    expect(screen.queryByText(/Puesto 5/)).toBeNull();
  });

  it('says where the only one is', () => {
    show('Dulces');
    expect(screen.getByText(/Puesto 5/)).toBeVisible();
  });
});
