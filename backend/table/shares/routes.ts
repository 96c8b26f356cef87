import type { OnCall } from '@/backend/platform/http/register-call';
import * as shares from '@/backend/table/shares';
import * as calls from '@/lib/contract/table/shares';

export function registerShares({ on }: { on: OnCall }): void {
  on(calls.holdShare, ({ ctx, query, body }) =>
    shares.holdShare({ ctx, input: { id: query.id, wish: body } }),
  );
  on(calls.dropShare, ({ ctx, params, query }) =>
    shares.dropShare({ ctx, input: { id: query.id, shareId: params.id } }),
  );
}
