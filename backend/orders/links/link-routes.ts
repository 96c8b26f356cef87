import * as orders from '@/backend/orders';
import { countingWrongTokens } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/orders/link-calls';
import * as notices from '@/lib/contract/orders/notice-calls';
import * as returnLinks from '@/lib/contract/orders/return-links';
import * as statusLinks from '@/lib/contract/orders/status-links';

export function registerLinks({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  on(calls.openOrderLink, ({ ctx, visitor, params, body }) => {
    const work = orders.openOrderLink({ ctx, input: { ...params, token: body.token } });
    return countingWrongTokens({ deps, ctx, visitor, work });
  });
  on(calls.joinOrder, ({ ctx, visitor, params, body }) => {
    const work = orders.joinOrder({ ctx, input: { ...params, token: body.token } });
    return countingWrongTokens({ deps, ctx, visitor, work });
  });
  on(notices.chooseNotices, ({ ctx, params, body }) =>
    orders.chooseNotices({ ctx, input: { ...params, ...body } }),
  );
  on(statusLinks.shareStatus, ({ ctx, params }) => orders.shareStatus({ ctx, input: params }));
  on(statusLinks.openStatus, ({ ctx, visitor, params, body }) => {
    const work = orders.openStatus({ ctx, input: { ...params, token: body.token } });
    return countingWrongTokens({ deps, ctx, visitor, work });
  });
  on(returnLinks.openReturn, ({ ctx, visitor, params, body }) => {
    const work = orders.openReturn({ ctx, input: { ...params, token: body.token } });
    return countingWrongTokens({ deps, ctx, visitor, work });
  });
}
