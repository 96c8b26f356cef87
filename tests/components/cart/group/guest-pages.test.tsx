import { act, waitFor } from '@testing-library/react';
import { PrecheckoutScreen } from '@/app/[domain]/[locale]/_page/personal/precheckout-screen';
import { getCart } from '@/lib/contract/cart/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { keepPurchase } from '@/lib/stores/cart/purchase-of-service';
import { groupCart } from '@/tests/support/browser/group-carts';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';
import { NORTE } from '@/tests/support/browser/render-precheckout';

const left: string[] = [];
jest.mock('@/components/layout/use-leave-for', () => ({
  useLeaveFor: (path: string | null) => path !== null && left.push(path),
}));

const branch = {
  ...{ ...BRANCH, address: '', city: 'Bogotá', location: NORTE, onTableClass: 'checkout' as const },
  ...{ scheduleDays: 14, offersTakeAway: true },
};

/** Opens the form that orders with a cart of Ana's. @param me who opens it */
function openForm(me: number) {
  left.splice(0);
  const cart = groupCart(me);
  const { stores } = renderApp(<PrecheckoutScreen branch={branch} />, {
    [getCart.path]: [cart],
    [getPaymentMethods.path]: [[]],
  });
  act(() => {
    stores.order.setState({ service: 'take_away' });
    keepPurchase({ stores, service: 'take_away', purchaseId: cart.purchase_id });
  });
}

test('the form that orders leads a guest back to the cart, and shows nothing of it (rule cart/group)', async () => {
  openForm(2);
  await waitFor(() => expect(left).toContain('/norte/delivery/order'));
  expect(document.querySelector('form')).toBeNull();
});

test('it is there for the owner (rule cart/group)', async () => {
  openForm(1);
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  expect(left).toEqual([]);
});
