import type { OnCall } from '@/backend/platform/http/register-call';
import * as account from '@/backend/table/account';
import * as calls from '@/lib/contract/table/account-calls';
import * as avoided from '@/lib/contract/table/avoided-calls';

export function registerTableAccount({ on }: { on: OnCall }): void {
  const getAccount = account.createGetAccount();
  on(calls.getTableAccount, ({ ctx, query }) => getAccount({ ctx, input: { id: query.id } }));
  on(avoided.getAvoided, ({ ctx, query }) => account.getAvoided({ ctx, input: { id: query.id } }));
  on(avoided.setAvoided, ({ ctx, query, body }) =>
    account.setAvoided({ ctx, input: { id: query.id, allergens: body.allergens } }),
  );
  on(calls.joinTableAccount, ({ ctx, body }) => account.joinAccount({ ctx, input: body }));
  on(calls.sendRound, ({ ctx, body }) => account.sendRound({ ctx, input: body }));
  on(calls.askBill, ({ ctx }) => account.askBill({ ctx }));
  on(calls.reopenAccount, ({ ctx }) => account.reopenAccount({ ctx }));
  on(calls.setLineForAll, ({ ctx, params, body }) =>
    account.setLineForAll({ ctx, input: { lineId: params.id, forAll: body.for_all } }),
  );
}
