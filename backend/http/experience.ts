import * as calls from '@/lib/contract/calls/experience';
import * as experience from '../services/experience';
import { checkCookies } from '../services/legal';
import type { AppDeps } from './environment';
import type { OnCall } from './register-call';

export function registerExperience({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  on(calls.getConfig, ({ ctx }) => experience.getConfig({ ctx, publicOrigin: deps.config.publicOrigin }));
  on(calls.getSupplierBySlug, ({ ctx, params }) => experience.getSupplier({ ctx, input: params }));
  on(calls.listBranches, ({ ctx }) => experience.listBranches({ ctx }));
  on(calls.getBranch, ({ ctx, params }) => experience.getBranch({ ctx, input: params }));
  on(calls.getSupplierState, ({ ctx, params }) => experience.getSupplierState({ ctx, input: params }));
  on(calls.getProduct, ({ ctx, params }) => experience.getProduct({ ctx, input: params }));
  on(calls.getHoursSchedule, ({ ctx, query }) => experience.getHoursSchedule({ ctx, input: query }));
  on(calls.checkCookies, ({ ctx, body }) => checkCookies({ ctx, input: body }));
}
