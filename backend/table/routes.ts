import type { Hono } from 'hono';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { MenuWatch } from '@/backend/menu';
import { countWrongToken } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import type { LiveStreams } from '@/backend/platform/live/live-streams';
import * as table from '@/backend/table';
import * as calls from '@/lib/contract/table/calls';
import { registerTableEvents } from './watch-table';

/** A code that no table has counts like a wrong token (guarantee/guessing). */
export function registerTable({
  app,
  on,
  deps,
  live,
  watchMenu,
  arrive,
}: {
  app: Hono<AppEnv>;
  on: OnCall;
  deps: AppDeps;
  live: LiveStreams;
  watchMenu: MenuWatch;
  /** The account's part of it, which knows tables. */
  arrive: (opened: { ctx: Context }) => Promise<void>;
}): void {
  registerTableEvents({ app, deps, live, watchMenu });
  on(calls.openTable, async ({ ctx, body, visitor }) => {
    const opened = await table.openTable({ ctx, input: body });
    if (opened) {
      await arrive({ ctx });
      return opened;
    }
    await countWrongToken({ deps, instance: ctx.instance, visitor });
    throw new AppError('scan_table');
  });
  on(calls.getTableVisit, ({ ctx }) => table.getVisit({ ctx }));
  on(calls.callWaiter, ({ ctx, body }) => table.callWaiter({ ctx, input: body }));
}
