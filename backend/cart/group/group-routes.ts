import * as cart from '@/backend/cart';
import { countingWrongTokens } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/cart/group-calls';

export function registerGroups({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  on(calls.openGroup, ({ ctx, params, body }) =>
    cart.openGroup({ ctx, input: { purchaseId: params.purchase_id, name: body.name } }),
  );
  on(calls.closeGroup, ({ ctx, params }) =>
    cart.closeGroup({ ctx, input: { purchaseId: params.purchase_id } }),
  );
  on(calls.setGroupDone, ({ ctx, params, body }) =>
    cart.setGroupDone({ ctx, input: { purchaseId: params.purchase_id, isDone: body.is_done } }),
  );
  on(calls.removeGroupMember, ({ ctx, params }) =>
    cart.removeGroupMember({
      ctx,
      input: { purchaseId: params.purchase_id, number: Number(params.number) },
    }),
  );
  on(calls.leaveGroup, ({ ctx, params }) =>
    cart.leaveGroup({ ctx, input: { purchaseId: params.purchase_id } }),
  );
  on(calls.openGroupLink, ({ ctx, visitor, body }) => {
    const work = cart.openGroupLink({ ctx, input: body });
    return countingWrongTokens({ deps, ctx, visitor, work });
  });
  on(calls.joinGroup, ({ ctx, visitor, body }) => {
    const work = cart.joinGroup({ ctx, input: body });
    return countingWrongTokens({ deps, ctx, visitor, work });
  });
}
