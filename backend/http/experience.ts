import * as calls from '@/lib/contract/calls/experience';
import { checkCookies } from '@/lib/contract/calls/legal';
import type { Instance } from '@/lib/contract/instance';
import * as experience from '../services/experience';
import * as legal from '../services/legal';
import { createAnswerCache } from './answer-cache';
import type { OnCall } from './register-call';

/** Config answers kept at most, one for each host and language. */
const CONFIGS_KEPT = 1_000;

export function registerExperience({ on }: { on: OnCall }): void {
  const configs = createAnswerCache<Instance>({ maxEntries: CONFIGS_KEPT });
  on(calls.getConfig, ({ ctx }) =>
    configs.get({
      key: `${ctx.instance.id} ${ctx.instance.host} ${ctx.lang}`,
      version: ctx.instance.version,
      read: () => experience.getConfig({ ctx }),
    }),
  );
  on(calls.getSupplierBySlug, ({ ctx, params }) => experience.getSupplier({ ctx, input: params }));
  on(calls.listBranches, ({ ctx }) => experience.listBranches({ ctx }));
  on(calls.getBranch, ({ ctx, params }) => experience.getBranch({ ctx, input: params }));
  on(calls.getSupplierState, ({ ctx, params }) => experience.getSupplierState({ ctx, input: params }));
  on(calls.getProduct, ({ ctx, params }) => experience.getProduct({ ctx, input: params }));
  on(calls.getPageIds, ({ ctx, params }) => experience.getPageIds({ ctx, input: params }));
  on(calls.getHoursSchedule, ({ ctx, query }) => experience.getHoursSchedule({ ctx, input: query }));
  on(checkCookies, ({ ctx, body }) => legal.checkCookies({ ctx, input: body }));
}
