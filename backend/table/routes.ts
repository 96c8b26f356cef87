import { AppError } from '@/backend/errors';
import { countWrongToken } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as table from '@/backend/table';
import * as calls from '@/lib/contract/table/calls';

/** A code that no table has counts like a wrong token (guarantee/guessing). */
export function registerTable({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  on(calls.openTable, async ({ ctx, body, visitor }) => {
    const opened = await table.openTable({ ctx, input: body });
    if (opened) return opened;
    await countWrongToken({ deps, instance: ctx.instance, visitor });
    throw new AppError('scan_table');
  });
  on(calls.getTableVisit, ({ ctx }) => table.getVisit({ ctx }));
  on(calls.callWaiter, ({ ctx, body }) => table.callWaiter({ ctx, input: body }));
}
