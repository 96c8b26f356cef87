import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import type { MenuWatch } from '@/backend/menu';
import { countWrongToken } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import type { LiveStreams } from '@/backend/platform/live/live-streams';
import * as table from '@/backend/table';
import * as calls from '@/lib/contract/table/calls';
import { registerTableAccount } from './account/routes';
import { registerShares } from './shares/routes';
import { registerTableEvents } from './watch-table';

/** A code that no table has counts like a wrong token (guarantee/guessing). */
export function registerTable({
  app,
  on,
  deps,
  live,
  watchMenu,
}: {
  app: Hono<AppEnv>;
  on: OnCall;
  deps: AppDeps;
  live: LiveStreams;
  watchMenu: MenuWatch;
}): void {
  registerTableEvents({ app, deps, live, watchMenu });
  on(calls.openTable, async ({ ctx, body, visitor }) => {
    const opened = await table.openTable({ ctx, input: body });
    if (opened) {
      await table.arriveAtTable({ ctx });
      return opened;
    }
    await countWrongToken({ deps, instance: ctx.instance, visitor });
    throw new AppError('scan_table');
  });
  on(calls.getTableVisit, ({ ctx }) => table.getVisit({ ctx }));
  on(calls.callWaiter, ({ ctx, body }) => table.callWaiter({ ctx, input: body }));
  registerTableAccount({ on });
  registerShares({ on, deps });
}
