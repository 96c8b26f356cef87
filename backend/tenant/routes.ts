import { createAnswerCache } from '@/backend/platform/http/answer-cache';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/tenant/calls';
import type { Instance } from '@/lib/contract/tenant/instance';
import { getConfig } from './get-config';
import { getPageIds } from './get-page-ids';

const CONFIGS_KEPT = 1_000;

export function registerTenant({ on }: { on: OnCall }): void {
  const configs = createAnswerCache<Instance>({ maxEntries: CONFIGS_KEPT });
  on(calls.getConfig, ({ ctx, query, keepNowhere }) => {
    if (query.draft !== undefined) {
      keepNowhere();
      return getConfig({ ctx, input: { draft: query.draft } });
    }
    return configs.get({
      key: `${ctx.instance.id} ${ctx.instance.host} ${ctx.lang}`,
      version: ctx.instance.version,
      read: () => getConfig({ ctx, input: {} }),
    });
  });
  on(calls.getPageIds, ({ ctx, params }) => getPageIds({ ctx, input: params }));
}
