import { assertSamePurchase, getCart, updateCart } from '@/backend/cart';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as table from '@/backend/table';
import * as carts from '@/lib/contract/cart/calls';
import * as calls from '@/lib/contract/table/account-calls';
import * as avoided from '@/lib/contract/table/avoided-calls';

export function registerTableAccount({ on }: { on: OnCall }): void {
  const getAccount = table.createGetAccount();
  on(calls.getTableAccount, ({ ctx, query }) => getAccount({ ctx, input: { id: query.id } }));
  on(avoided.getAvoided, ({ ctx, query }) => table.getAvoided({ ctx, input: { id: query.id } }));
  on(avoided.setAvoided, ({ ctx, query, body }) =>
    table.setAvoided({ ctx, input: { id: query.id, allergens: body.allergens } }),
  );
  on(calls.joinTableAccount, ({ ctx, body }) => table.joinAccount({ ctx, input: body }));
  on(calls.sendRound, ({ ctx, body }) => table.sendRound({ ctx, input: body }));
  // Its `product_status` sends the cart of a table (rule table/rounds).
  on(carts.updateCart, async ({ ctx, params: { id }, query, body }) => {
    assertSamePurchase(id, query.purchase_id);
    const { product_status = body.product_status, ...changes } = body.cart;
    const updated = await updateCart({ ctx, input: { id, changes } });
    if (product_status === undefined) return updated;
    await table.sendCart({ ctx, input: { purchaseId: id } });
    return getCart({ ctx, input: { purchaseId: id } });
  });
  on(calls.askBill, ({ ctx }) => table.askBill({ ctx }));
  on(calls.reopenAccount, ({ ctx }) => table.reopenAccount({ ctx }));
  on(calls.callNext, ({ ctx }) => table.callNext({ ctx }));
  on(calls.setLineForAll, ({ ctx, params, body }) =>
    table.setLineForAll({ ctx, input: { lineId: params.id, forAll: body.for_all } }),
  );
}
