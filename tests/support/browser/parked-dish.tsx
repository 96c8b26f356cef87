import { act, screen } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Ordering } from '@/app/[domain]/[locale]/_page/public/ordering';
import { useApp } from '@/lib/browser/app-provider';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { listBranches } from '@/lib/contract/branches/calls';
import { addProductToCart, getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getCoverage } from '@/lib/contract/delivery/calls';
import { getProduct } from '@/lib/contract/menu/calls';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { getQueryClient } from '@/lib/queries/query-client';
import { chooseService } from '@/lib/stores/choose-service';
import type { Stores } from '@/lib/stores/create-stores';
import { placeQuestionStore } from '@/lib/stores/delivery/parked-dish';
import { hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import type { Answers } from './app-bench';
import { drawDish } from './draw-dish';
import { BRANCH, renderApp } from './render-app';

const [branch] = getContractExample(listBranches);
if (!branch) throw new Error('no branch is recorded');
const branchOf = (id: number, slug: string, name: string) => ({
  ...branch,
  ...{ id, supplier_id: id, slug, name, services: ['delivery' as const, 'take_away' as const] },
});
const BRANCHES = [branchOf(BRANCH.id, BRANCH.slug, BRANCH.name), branchOf(3, 'sur', 'Sur')];
export const [, SUR] = BRANCHES;
export const SUPPLIERS = BRANCHES.map(({ id, slug, services }) => ({ id, slug, services }));
export const DISH = {
  ...getContractExample(getProduct),
  ...{ id: 5, name: 'Ajiaco', option_groups: [], promo: null },
};
const CART: Cart = {
  ...getContractExample(getCart),
  ...{ purchase_id: 7, supplier_id: BRANCH.id, service: 'delivery', subservice: null },
  ...{ is_cart: true, group: null, place: null, polygon: null, shipping_zone: null, shipping_zones: [] },
};

export function beginApp(): void {
  getQueryClient().clear();
  getQueryClient().setDefaultOptions({ queries: { retry: false } });
  hideError();
  sessionStorage.clear();
  history.replaceState(null, '', `/${BRANCH.slug}`);
}
export const endQuestion = () => act(() => placeQuestionStore.setState({ question: null }));

type Before = (stores: Stores) => void;
/** Fills the stores as the pages before this one would. */
function Begun({ before, children }: { before: Before; children: ReactNode }) {
  const { stores } = useApp();
  useState(() => before(stores));
  return children;
}

export type Shown = {
  part?: ReactElement;
  suppliers?: TenantFactsOfPage['suppliers'];
  choice?: ServiceChoice;
  before?: Before;
};
/** The menu of one of two branches that deliver. */
export function showMenu(
  answers: Answers = {},
  { part = <Ordering />, suppliers = SUPPLIERS, choice = 'delivery', before }: Shown = {},
) {
  const begin = (stores: Stores) => {
    chooseService({ stores, choice });
    before?.(stores);
  };
  const known = {
    [listBranches.path]: [BRANCHES],
    [getProduct.path]: [DISH],
    [addProductToCart.path]: [CART],
    [getCart.path]: [CART],
    [getCoverage.path]: [{ polygons: [], named: [] }],
  };
  const begun = <Begun before={begin}>{part}</Begun>;
  const bench = renderApp(begun, { ...known, ...answers }, {}, { suppliers }, { canOrder: true });
  const added = () =>
    bench.calls.filter(({ path }) => path === addProductToCart.path).map(({ body }) => body);
  return { ...bench, added };
}

export const tapDish = () =>
  act(async () =>
    sendEvent({ kind: 'add-product', productId: DISH.id, href: '/', dish: drawDish(DISH.name) }),
  );
export const question = () => screen.findByRole('dialog', { name: es.Place.where_to });
export const isAsked = () => screen.queryByRole('dialog', { name: es.Place.where_to }) !== null;
