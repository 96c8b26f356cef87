import { act, screen, waitFor } from '@testing-library/react';
import { CartScreen } from '@/app/[domain]/[locale]/_page/personal/cart-screen';
import { PrecheckoutScreen } from '@/app/[domain]/[locale]/_page/personal/precheckout-screen';
import { CartSheet } from '@/components/cart/cart-sheet';
import { getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { getTableAccount } from '@/lib/contract/table/account-calls';
import { getAvoided } from '@/lib/contract/table/avoided-calls';
import { useCart } from '@/lib/queries/cart/cart';
import es from '@/messages/es.json';
import { accountOf, answerOf, sentLine } from '@/tests/support/browser/account-example';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';
import { issue, NORTE, WHOLE_CART } from '@/tests/support/browser/render-precheckout';

const cart: Cart = {
  ...WHOLE_CART,
  ...{ service: 'on_table', subservice: null, seat: { id: 3, kind: 'table', label: '5' }, place: null },
  ...{ polygon: null, supplier_id: BRANCH.id, issues: [] },
};
const emptied: Cart = {
  ...cart,
  ...{ products: [], bill: [], total: 0, version: cart.version + 1, issues: [issue('empty', {})] },
};
const { rounds } = accountOf();
const byLuis = {
  ...{ number: 2, sent_at: '2026-03-02T17:30:00.000Z', member: 2, state: 'sent' as const },
  lines: [sentLine(21, 'Jugo', 5_000, { member: 1 })],
};

const SAID = es.Table.sent_for_you.replace('{name}', 'Luis');
const ACCOUNT = ['table-account', null];

function Sheet() {
  const { cart: shown } = useCart();
  return shown && <CartSheet cart={shown} onClose={() => undefined} />;
}

const branch = {
  ...{ ...BRANCH, address: '', city: 'Bogotá', location: NORTE, onTableClass: 'checkout' as const },
  ...{ scheduleDays: 14, offersTakeAway: true },
};
const PAGES = {
  'the open sheet of the cart': <Sheet />,
  'the page of the cart': <CartScreen slug="norte" />,
  'the precheckout': <PrecheckoutScreen branch={branch} />,
};

test.each(Object.entries(PAGES))(
  '%s says who sent what was in it (rule table/sending)',
  async (_which, page) => {
    const supplier = { ...BRANCH, on_table_class: 'checkout' as const };
    const answers = {
      [getCart.path]: [cart, emptied],
      [getTableAccount.path]: [answerOf()],
      [getAvoided.path]: [{ mine: [], table: [] }],
      [getPaymentMethods.path]: [[]],
      [listActualPurchases.path]: [[]],
    };
    const { stores, queries } = renderApp(page, answers, {}, {}, { supplier });
    act(() => {
      stores.order.setState({ service: 'on_table', otPurchaseId: cart.purchase_id });
      stores.ontable.setState({ tableId: 3, tableCode: '5', supplierId: BRANCH.id });
    });
    await screen.findAllByText(cart.products[0]?.name ?? '');
    await waitFor(() => expect(queries.getQueryData(ACCOUNT)).toBeDefined());
    await act(async () => void (await import('@/components/table/account/sent-here')));
    act(() => queries.setQueryData(ACCOUNT, answerOf({ version: 6, rounds: [...rounds, byLuis] })));
    expect(await screen.findByText(SAID)).toBeVisible();
    // The cart is read again, and the sentence outlives its lines.
    await waitFor(() => expect(screen.queryByText(cart.products[0]?.name ?? '')).toBeNull());
    expect(screen.getByText(SAID)).toBeVisible();
  },
);
