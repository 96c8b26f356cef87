import type { AppDeps } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as table from '@/backend/table';
import { holdLimiter } from '@/backend/table/shares/limit-holds';
import * as calls from '@/lib/contract/table/shares';

export function registerShares({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  const countHold = holdLimiter(deps);
  on(calls.holdShare, ({ ctx, query, body }) =>
    table.holdShare({ ctx, input: { id: query.id, wish: body, countHold: () => countHold(ctx) } }),
  );
  on(calls.dropShare, ({ ctx, params, query }) =>
    table.dropShare({ ctx, input: { id: query.id, shareId: params.id } }),
  );
}
