import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartSheet } from '@/components/cart/cart-sheet';
import { getCart } from '@/lib/contract/cart/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

test('the open cart leads back to the menu in words', async () => {
  const cart = { ...getContractExample(getCart), supplier_id: BRANCH.id, service: 'take_away' as const };
  const onClose = jest.fn();
  renderApp(<CartSheet cart={cart} onClose={onClose} />, { [getCart.path]: [cart] });
  await userEvent.click(await screen.findByRole('button', { name: es.Cart.keep_ordering }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['CO', 'restaurant', 'Ver el menú'],
  ['PE', 'restaurant', 'Ver la carta'],
  ['CO', 'store', 'Ver el catálogo'],
] as const)(
  'an emptied cart leads back to the menu in the words of %s, of a %s',
  async (country, establishment, name) => {
    const cart = { ...getContractExample(getCart), products: [], supplier_id: BRANCH.id };
    const onClose = jest.fn();
    renderApp(<CartSheet cart={cart} onClose={onClose} />, {}, { country }, { establishment });
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', `/${BRANCH.slug}`);
    history.replaceState(null, '', `/${BRANCH.slug}`);
    await userEvent.click(link);
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);
