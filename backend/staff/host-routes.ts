import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContextInstance } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { limitAtOnce } from '@/backend/platform/at-once';
import { answerError } from '@/backend/platform/http/answer-error';
import { answerNotFound } from '@/backend/platform/http/answer-not-found';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { guardOrigin } from '@/backend/platform/http/guard-origin';
import { guardSpace } from '@/backend/platform/http/guard-space';
import { limitAddress } from '@/backend/platform/http/limit-calls';
import { observeCalls } from '@/backend/platform/http/observe-calls';
import { registerCall } from '@/backend/platform/http/register-call';
import type { LiveStreams } from '@/backend/platform/live/live-streams';
import { findInstanceBySlug, registerPictures } from '@/backend/tenant';
import { ALLOWED_HEADER } from '@/lib/domain/staff/allowing';
import { allowCall } from './devices/allow-call';
import { type FoundDevice, toDeviceActor } from './devices/device-rows';
import { keepTurn } from './devices/turns';
import { registerOperators } from './operator-routes';
import { findLook } from './operators/looks';
import { registerPasskeys } from './passkey-routes';
import { limitTries } from './people/limit-tries';
import { type FoundSession, findRole } from './people/sessions';
import { readAtWork, registerPeople } from './people-routes';
import { registerStaff } from './routes';
import { registerSecondFactor } from './second-factor-routes';

const OWN_SITES = ['same-origin', 'none'];

const READS = ['GET', 'HEAD'];

/** A screen asks a few things at once; a hundred would keep the rest of its restaurant waiting for the database. */
const MOST_AT_ONCE = 16;

const atTablet = ({ instance, device }: { instance: ContextInstance; device: FoundDevice }) =>
  device.instanceId === instance.id ? toDeviceActor(device) : null;

/** Whether an operator looks at this tenant in this browser. @throws look_only for what is no reading (rule staff/looks) */
async function isLooking({
  deps: { db, clock },
  c,
  session,
}: {
  deps: AppDeps;
  c: Context<AppEnv>;
  session: FoundSession;
}): Promise<boolean> {
  const look = await findLook({ db, now: clock(), session });
  if (look?.slug !== c.req.param('slug')) return false;
  if (!READS.includes(c.req.method)) throw new AppError('look_only');
  return true;
}

/**
 * Finds the tenant by the path, and what the signed-in person or the tablet is there: a tenant that does not exist and one that they do not
 * work for are the same to them. @throws unauthorized, device_ended, not_found, rate_limited, look_only, as `allowCall`
 */
function openTenant(deps: AppDeps): MiddlewareHandler<AppEnv> {
  const { db, config } = deps;
  const countTry = limitTries(deps);
  const atOnce = limitAtOnce({
    mostOfOne: MOST_AT_ONCE,
    refuse: () => new AppError('rate_limited', { retryAfterSeconds: 1 }),
  });
  return async (c, next) => {
    const { session, device } = await readAtWork({ c, deps });
    const instance = await findInstanceBySlug({ db, slug: c.req.param('slug') ?? '' });
    const staff =
      instance &&
      (session ? await findRole({ db, instanceId: instance.id, session }) : atTablet({ instance, device }));
    const looks = session && instance && !staff && (await isLooking({ deps, c, session }));
    const actor = looks
      ? ({ kind: 'operator', personId: session.personId, sessionId: session.id } as const)
      : staff;
    if (!instance || !actor) throw new AppError('not_found');
    const { tenantPerMinute: perMinute } = config.limits;
    await countCall({ deps, bucket: 'tenant', of: `staff:${instance.id}`, perMinute });
    c.set('instance', instance);
    c.set('isStaging', false);
    const header = c.req.header(ALLOWED_HEADER);
    const isAllowed = device !== null && header !== undefined && !READS.includes(c.req.method);
    c.set('staff', isAllowed ? await allowCall({ db, countTry, now: deps.clock(), device, header }) : actor);
    // Somebody who does something at a tablet is there.
    if (device && c.req.method !== 'GET') await keepTurn({ db, now: deps.clock(), device });
    await atOnce(session ? `session ${session.id}` : `tablet ${device.id}`, next);
  };
}

/** The address of the people of all tenants: `/people/…` for themselves, `/tenants/{slug}/staff/…` for a restaurant (docs/decisions/0343). */
export function createStaffApp({
  deps,
  live,
  host,
}: {
  deps: AppDeps;
  live: LiveStreams;
  host: string;
}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError(deps));
  app.notFound(answerNotFound(app));
  app.use(observeCalls(deps));
  app.use(limitAddress(deps));
  app.use(guardSpace(deps));
  app.use(async (c, next) => {
    c.set('originHost', host);
    await next();
  });
  app.use(guardOrigin(deps));
  // Reads too: some are written down, and a stream takes the place of an older one.
  app.use(async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && !OWN_SITES.includes(site)) throw new AppError('origin_not_allowed');
    await next();
  });
  registerPeople({ app, deps });
  registerSecondFactor({ app, deps, host });
  registerPasskeys({ app, deps, host });
  registerOperators({ app, deps });
  const ofTenant = new Hono<AppEnv>();
  ofTenant.use('/staff/*', openTenant(deps));
  registerStaff({
    ...{ app: ofTenant, deps, live },
    on: (call, handle, repeat) =>
      registerCall({
        ...{ app: ofTenant, deps, call, handle, repeat },
        findActor: async (c) => c.var.staff ?? { kind: 'anonymous' },
      }),
  });
  const pictures = new Hono<AppEnv>();
  registerPictures({ app: pictures, deps });
  ofTenant.route('/staff', pictures);
  app.route('/tenants/:slug', ofTenant);
  return app;
}
