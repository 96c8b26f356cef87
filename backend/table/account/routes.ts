import type { OnCall } from '@/backend/platform/http/register-call';
import * as table from '@/backend/table';
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
  on(calls.askBill, ({ ctx }) => table.askBill({ ctx }));
  on(calls.reopenAccount, ({ ctx }) => table.reopenAccount({ ctx }));
  on(calls.setLineForAll, ({ ctx, params, body }) =>
    table.setLineForAll({ ctx, input: { lineId: params.id, forAll: body.for_all } }),
  );
}
