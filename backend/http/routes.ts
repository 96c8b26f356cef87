import type { Hono } from 'hono';
import { AppError } from '../errors';
import * as experience from '../services/experience';
import { checkCookies } from '../services/legal';
import * as polygons from '../services/polygons';
import * as profiles from '../services/profiles';
import * as tracking from '../services/tracking';
import type { AppDeps, AppEnv } from './environment';
import { type CallInput, registerCall } from './register-call';
import type { Call } from '@/lib/contract/calls/define-call';
import * as experienceCalls from '@/lib/contract/calls/experience';
import * as polygonCalls from '@/lib/contract/calls/polygons';
import * as profileCalls from '@/lib/contract/calls/profiles';
import * as trackingCalls from '@/lib/contract/calls/tracking';
import type * as z from 'zod/mini';

/** A query names the same tenant as the host, or it names none (decision 1). */
function assertSameDomain({ domain, host }: { domain: string | undefined; host: string }): void {
  if (domain !== undefined && domain !== host) throw new AppError('tenant_mismatch');
}

/** `lat` and `lon` come together or not at all. */
function pointOf({ lat, lon }: { lat?: string | undefined; lon?: string | undefined }) {
  if (lat === undefined || lon === undefined) return null;
  const point = { latitude: Number(lat), longitude: Number(lon) };
  if (Math.abs(point.latitude) > 90 || Math.abs(point.longitude) > 180) {
    throw new AppError('invalid_input', { fields: { lat: 'out_of_range' } });
  }
  return point;
}

/** Every call the backend serves, bound to its verb. */
export function registerRoutes({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  const on = <const C extends Call>(call: C, handle: (input: CallInput<C>) => Promise<z.infer<C['response']>>) =>
    registerCall({ app, deps, call, handle });

  on(profileCalls.getProfileStatus, async ({ ctx }) => ({ id: profiles.getDinerId(ctx), status: 'active' as const }));
  on(profileCalls.createAnonymousProfile, async ({ ctx, body }) => {
    const wait = deps.limiter.take(`profiles:${ctx.instance.id}`, deps.config.limits.profilesPerMinute);
    if (wait > 0) throw new AppError('rate_limited', { retryAfterSeconds: wait });
    return profiles.createAnonymousProfile({ ctx, input: body });
  });
  on(profileCalls.getAccount, ({ ctx }) => profiles.getAccount({ ctx }));
  on(profileCalls.updateAccount, ({ ctx, params, body }) =>
    profiles.updateAccount({ ctx, input: { profile_id: params.profile_id, profile: body.profile } }),
  );

  on(trackingCalls.createSession, ({ ctx, body }) => tracking.createSession({ ctx, input: body }));
  on(trackingCalls.createTracking, ({ ctx, body }) => tracking.createTracking({ ctx, input: body }));
  on(trackingCalls.createAcquisition, ({ ctx, body }) => tracking.createAcquisition({ ctx, input: body }));
  on(trackingCalls.createPerformanceMetric, ({ ctx, body }) => tracking.createPerformanceMetric({ ctx, input: body }));

  on(experienceCalls.getConfig, async ({ ctx, query }) => {
    assertSameDomain({ domain: query.domain, host: ctx.instance.host });
    return experience.getConfig({ ctx, publicOrigin: deps.config.publicOrigin });
  });
  on(experienceCalls.getSupplierBySlug, ({ ctx, params }) => experience.getSupplier({ ctx, input: params }));
  on(experienceCalls.listBranches, ({ ctx }) => experience.listBranches({ ctx }));
  on(experienceCalls.getBranch, ({ ctx, params }) => experience.getBranch({ ctx, input: params }));
  on(experienceCalls.getSupplierState, ({ ctx, params }) => experience.getSupplierState({ ctx, input: params }));
  on(experienceCalls.getProduct, ({ ctx, params }) => experience.getProduct({ ctx, input: params }));
  on(experienceCalls.checkCookies, ({ ctx, body }) => checkCookies({ ctx, input: body }));

  on(polygonCalls.getCoverage, ({ ctx, query }) => polygons.getCoverage({ ctx, input: { point: pointOf(query) } }));
  on(polygonCalls.searchCities, ({ ctx }) => polygons.searchCities({ ctx }));
  on(polygonCalls.getSupplierAvailability, ({ ctx, query }) => {
    const point = pointOf(query);
    if (!point) throw new AppError('invalid_input');
    return polygons.getSupplierAvailability({ ctx, input: { service: query.service, point } });
  });
}
