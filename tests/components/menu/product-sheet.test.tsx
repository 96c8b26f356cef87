import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductSheet } from '@/components/menu/product/product-sheet';
import { ApiError } from '@/lib/clients/api-error';
import { getProduct } from '@/lib/contract/menu/calls';
import type { Product } from '@/lib/contract/menu/menu';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';
import { wireGroup, wireOption } from '@/tests/support/menu/options';

const product: Product = {
  ...getContractExample(getProduct),
  id: 7,
  name: 'Churrasco',
  promo: null,
  available: true,
  option_groups: [
    wireGroup({ id: 3, name: 'Término', min: 1, options: [wireOption({ id: 31, name: 'Azul' })] }),
  ],
};
const glance = { name: 'Churrasco', description: 'A la brasa', price: '$ 54.900', was: null, picture: null };

test('a product shows its card at once while its facts are on their way, and asks again after a failure (rule menu/product-sheet)', async () => {
  let fail: (error: Error) => void = () => undefined;
  const lost = new Promise<never>((_come, reject) => {
    fail = reject;
  });
  const { paths } = renderApp(
    <ProductSheet
      productId={7}
      glance={glance}
      timezone="UTC"
      canOrder
      hint={null}
      onClose={() => undefined}
    />,
    { [getProduct.path]: [lost, product] },
  );
  const sheet = screen.getByRole('dialog', { name: 'Churrasco' });
  expect(sheet).toHaveTextContent('$ 54.900');
  expect(sheet).toHaveTextContent('A la brasa');
  expect(sheet.querySelector('.skeleton')).toBeVisible();
  await act(async () => fail(new ApiError({ kind: 'http', status: 503, key: 'unavailable' })));
  const again = await screen.findByRole('button', { name: es.Errors.retry });
  expect(sheet).toHaveTextContent('$ 54.900');
  await userEvent.click(again);
  expect(await screen.findByRole('radio', { name: 'Azul' })).toBeVisible();
  expect(again).not.toBeInTheDocument();
  expect(paths().filter((path) => path === getProduct.path)).toHaveLength(2);
});
