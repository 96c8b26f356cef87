import type { OnCall } from '@/backend/platform/http/register-call';
import * as staff from '@/backend/staff';
import * as calls from '@/lib/contract/staff/account-calls';
import * as tables from '@/lib/contract/staff/table-calls';

/** (rule staff/accounts) */
export function registerStaffAccounts({ on }: { on: OnCall }): void {
  on(calls.listStaffAccounts, ({ ctx, query }) =>
    staff.listStaffAccounts({ ctx, input: { supplierId: query.supplier_id, after: query.after } }),
  );
  on(tables.listRoom, ({ ctx, query }) => staff.listRoom({ ctx, input: { supplierId: query.supplier_id } }));
  on(tables.openStaffAccount, ({ ctx, params, body }) =>
    staff.openStaffAccount({ ctx, input: { ...params, name: body.name } }),
  );
  on(tables.takeShare, ({ ctx, params, body }) => staff.takeShare({ ctx, input: { ...params, ...body } }));
  on(calls.getStaffAccount, ({ ctx, params }) => staff.getStaffAccount({ ctx, input: params }));
  on(calls.setRoundState, ({ ctx, params, body }) =>
    staff.setRoundState({ ctx, input: { ...params, ...body } }),
  );
  on(calls.setSentLine, ({ ctx, params, body }) =>
    'state' in body
      ? staff.setLineState({ ctx, input: { ...params, ...body } })
      : staff.voidLine({ ctx, input: { ...params, reason: body.void_reason } }),
  );
  on(calls.addAccountLine, ({ ctx, params, body }) =>
    staff.addAccountLine({ ctx, input: { ...params, ...body } }),
  );
  on(calls.takeWaiterCode, ({ ctx, body }) => staff.takeWaiterCode({ ctx, input: body }));
  on(calls.moveAccount, ({ ctx, params, body }) =>
    staff.moveAccount({ ctx, input: { ...params, tableId: body.table_id } }),
  );
  on(calls.closeStaffAccount, ({ ctx, params, body }) =>
    staff.closeStaffAccount({ ctx, input: { ...params, reason: body.reason ?? null } }),
  );
  on(calls.removeAccountMember, ({ ctx, params }) => staff.removeAccountMember({ ctx, input: params }));
  on(calls.answerJoinWish, ({ ctx, params, body }) =>
    staff.answerJoinWish({ ctx, input: { ...params, ...body } }),
  );
}
