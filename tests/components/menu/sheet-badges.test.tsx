import { act, screen, waitFor } from '@testing-library/react';
import { Ordering } from '@/app/[domain]/[locale]/_page/public/ordering';
import { dishMarks, PROMO_ASLEEP } from '@/lib/browser/menu-markup/dishes';
import { badgeMarks } from '@/lib/browser/menu-markup/product-preview';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { getProduct } from '@/lib/contract/menu/calls';
import type { Product } from '@/lib/contract/menu/menu';
import type { BadgeLook } from '@/lib/domain/menu/badges';
import { getQueryClient } from '@/lib/queries/query-client';
import { ofMenu } from '@/lib/tracking/product-details';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDish } from '@/tests/support/browser/draw-dish';
import { renderApp } from '@/tests/support/browser/render-app';

const product: Product = {
  ...getContractExample(getProduct),
  available: true,
  is_new: true,
  tags: ['spicy'],
  promo: null,
};
function draw(name: string, marks: object, text = ''): HTMLElement {
  const element = document.createElement(name);
  for (const [mark, value] of Object.entries(marks)) element.setAttribute(mark, value);
  element.textContent = text;
  return element;
}
const chips = () => [...document.querySelectorAll('dialog .chip')].map(({ textContent }) => textContent);

test('the sheet keeps the badges of the card, before and after the product has come', async () => {
  getQueryClient().clear();
  const card = draw('li', { ...dishMarks('at_once'), [PROMO_ASLEEP]: '' });
  const badge = (label: string, look: BadgeLook) => draw('span', badgeMarks({ look }), label);
  card.append(badge('Nuevo', 'text'), badge('2x1', 'promo'), badge('Picante', 'dish'));
  document.body.replaceChildren(card);
  renderApp(<Ordering />, { [getProduct.path]: [new Promise(() => undefined)] });
  const open = () =>
    act(() => sendEvent({ kind: 'open-product', productId: product.id, href: '/', dish: card }));
  open();
  await screen.findByRole('dialog');
  expect(chips()).toEqual([es.Menu.new, es.Menu.spicy]);
});

test('a product that was opened by its address has them too', async () => {
  getQueryClient().clear();
  const { track } = renderApp(<Ordering />, { [getProduct.path]: [product] });
  act(() => sendEvent({ kind: 'open-product', productId: product.id, href: '/', dish: drawDish('Sopa') }));
  expect(await screen.findByText(es.Menu.new)).toBeVisible();
  expect(screen.getByText(es.Menu.spicy)).toBeVisible();
  const viewed = { event: 'view_product', product: ofMenu(product) };
  await waitFor(() => expect(track.mock.calls).toEqual([[expect.objectContaining(viewed)]]));
});
