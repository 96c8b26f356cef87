import { act, screen, waitFor } from '@testing-library/react';
import { Ordering } from '@/app/[domain]/[locale]/_page/public/ordering';
import { useHomeService } from '@/app/[domain]/[locale]/_page/public/use-home-service';
import { ServiceFollower } from '@/components/menu/service-follower';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { getProduct } from '@/lib/contract/menu/calls';
import { mayOrder, resolveOrderHints } from '@/lib/domain/branches/order-hint';
import type { OnTableClass, ServiceChoice } from '@/lib/domain/branches/services';
import type { View } from '@/lib/domain/tenant/views';
import { getQueryClient } from '@/lib/queries/query-client';
import { chooseService, chosenService } from '@/lib/stores/choose-service';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDish } from '@/tests/support/browser/draw-dish';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const product = { ...getContractExample(getProduct), option_groups: [], available: true };
const dish = drawDish(product.name);

type Shown = { view: View; services: ServiceChoice[]; onTableClass: OnTableClass; phone: string | null };

/** A screen of a branch, after a service has been chosen at some branch before. */
function Page({ view, services, onTableClass, phone, stored }: Shown & { stored: ServiceChoice | null }) {
  const visit = useApp();
  if (chosenService(visit.stores) === null) chooseService({ stores: visit.stores, choice: stored });
  const supplier = { ...BRANCH, services, phone, on_table_class: onTableClass };
  const hints = resolveOrderHints({ menuAddress: null, branch: supplier });
  return (
    <AppProvider
      value={{
        ...visit,
        screen: { ...visit.screen, view, supplier, canOrder: mayOrder(hints), hints },
      }}
    >
      <Parts />
    </AppProvider>
  );
}
function Parts() {
  useHomeService();
  return (
    <>
      <ServiceFollower />
      <Ordering />
    </>
  );
}

beforeEach(() => {
  getQueryClient().clear();
  document.body.innerHTML = '<div id="menu"></div><div data-order><a href="/norte/view/1">order</a></div>';
});

function show(page: Partial<Shown> & { stored: ServiceChoice | null }) {
  const shown: Shown = {
    view: 'SubCategories',
    services: ['delivery'],
    onTableClass: 'basic',
    phone: null,
    ...page,
  };
  return renderApp(<Page {...shown} stored={page.stored} />, { [getProduct.path]: [product] });
}
const openSheet = () =>
  act(() => void sendEvent({ kind: 'open-product', productId: product.id, href: '/', dish }));

test.each<[ServiceChoice, View]>([
  ['on_table', 'Product'],
  ['on_table', 'SubCategories'],
  ['grab_and_go', 'Product'],
  ['grab_and_go', 'SubCategories'],
])('%s of another branch takes no order away from %s of one that delivers', async (stored, view) => {
  const { stores } = show({ stored, view });
  openSheet();
  expect(await screen.findByRole('button', { name: /^Agregar/ })).toBeVisible();
  expect(document.querySelector('.order-note')).toBeNull();
  expect(document.getElementById('menu')).not.toHaveClass('menu-read-only');
  expect(chosenService(stores)).toBe('delivery');
});

test('the table of this very branch stays the diner’s, and its menu is read', async () => {
  const { stores } = show({ stored: 'on_table', services: ['delivery', 'on_table'] });
  openSheet();
  expect(await screen.findByText(/Pídele a tu mesero/)).toBeVisible();
  expect(document.getElementById('menu')).toHaveClass('menu-read-only');
  expect(chosenService(stores)).toBe('on_table');
});

test('a table whose code is not known is asked for it, and orders once it was scanned (rule table/ordering)', async () => {
  const { stores } = show({
    stored: 'on_table',
    services: ['delivery', 'on_table'],
    onTableClass: 'checkout_no_incremental',
  });
  openSheet();
  expect(await screen.findByText(/Escanea el QR de tu mesa/)).toBeVisible();
  expect(document.getElementById('menu')).toHaveClass('menu-read-only');
  act(() =>
    stores.ontable.setState({ tableCode: '5', supplierId: BRANCH.id, until: '2999-01-01T00:00:00Z' }),
  );
  expect(await screen.findByRole('button', { name: /^Agregar/ })).toBeVisible();
  expect(document.getElementById('menu')).not.toHaveClass('menu-read-only');
});

test('a room’s menu orders once its code was scanned (rule table/room-code)', async () => {
  const { stores } = show({ stored: 'room', services: ['room'] });
  expect(document.getElementById('menu')).toHaveClass('menu-read-only');
  const until = '2999-01-01T00:00:00Z';
  act(() => stores.ontable.setState({ tableCode: '101', kind: 'room', supplierId: BRANCH.id, until }));
  expect(document.getElementById('menu')).not.toHaveClass('menu-read-only');
});

test('a food court’s table orders without a code', async () => {
  show({ stored: 'on_table', services: ['take_away', 'on_table'], onTableClass: 'checkout_plazoleta' });
  openSheet();
  expect(await screen.findByRole('button', { name: /^Agregar/ })).toBeVisible();
});

test.each<[string, ServiceChoice, ServiceChoice[], boolean]>([
  ['hides from the table what it does not do', 'on_table', ['delivery', 'on_table'], false],
  ['offers its order to everybody else', 'take_away', ['delivery', 'take_away'], true],
  ['offers its order where the table is another branch’s', 'on_table', ['delivery'], true],
])('a product’s page %s', async (_what, stored, services, isOffered) => {
  show({ stored, services, view: 'Product' });
  const link = document.querySelector('[data-order]');
  await waitFor(() => expect(link?.hasAttribute('hidden')).toBe(!isOffered));
});

test('a product’s sheet names how to reach the branch that orders are agreed with', async () => {
  show({ stored: null, services: ['book'], phone: '+57 601' });
  openSheet();
  expect(await screen.findByText(/comunícate con/)).toBeVisible();
  expect(screen.getByRole('link', { name: es.Contact.call })).toHaveAttribute('href', 'tel:+57601');
});
