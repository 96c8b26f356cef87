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
  on(tables.getTableCode, ({ ctx, params }) => staff.getTableCode({ ctx, input: params }));
  on(tables.renewTableCode, ({ ctx, params, body }) =>
    staff.renewTableCode({ ctx, input: { ...params, ...body } }),
  );
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
      : staff.voidLine({
          ctx,
          input: { ...params, reason: body.void_reason, givesBack: body.gives_back },
        }),
  );
  on(calls.addAccountLines, ({ ctx, params, body }) =>
    staff.addAccountLines({ ctx, input: { ...params, lines: 'lines' in body ? body.lines : [body] } }),
  );
  on(calls.takeWaiterCode, ({ ctx, body }) => staff.takeWaiterCode({ ctx, input: body }));
  on(calls.moveAccount, ({ ctx, params, body }) =>
    staff.moveAccount({ ctx, input: { ...params, tableId: body.table_id } }),
  );
  on(calls.joinAccounts, ({ ctx, params, body }) =>
    staff.joinAccounts({ ctx, input: { ...params, from: body.account_id } }),
  );
  on(calls.noteBill, ({ ctx, params, body }) => staff.noteBill({ ctx, input: { ...params, ...body } }));
  on(calls.setAccountWaiter, ({ ctx, params, body }) =>
    staff.setWaiter({ ctx, input: { ...params, waiter: body.waiter_id, was: body.was_id } }),
  );
  on(calls.closeStaffAccount, ({ ctx, params, body }) =>
    staff.closeStaffAccount({ ctx, input: { ...params, reason: body.reason ?? null } }),
  );
  on(calls.removeAccountMember, ({ ctx, params }) => staff.removeAccountMember({ ctx, input: params }));
  on(calls.answerJoinWish, ({ ctx, params, body }) =>
    staff.answerJoinWish({ ctx, input: { ...params, ...body } }),
  );
}
