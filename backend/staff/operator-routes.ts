import type { Hono } from 'hono';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { findInstanceBySlug } from '@/backend/tenant';
import * as calls from '@/lib/contract/staff/operators/operator-calls';
import { inviteOwner, setTenantStatus } from './operators/change-tenants';
import { listActs } from './operators/list-acts';
import { listTenants } from './operators/list-tenants';
import { endLook, openLook } from './operators/looks';
import { makeTenant } from './operators/make-tenant';
import { readMe } from './operators/read-me';
import { readTenant } from './operators/read-tenant';
import type { FoundSession } from './people/sessions';
import { type OnPersonCall, registerPersonCall } from './people-routes';

/** Registers the calls of the installation's operators (rule staff/operators). */
export function registerOperators({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  const { db, clock } = deps;
  const on: OnPersonCall = (call, handle) => registerPersonCall({ app, deps, call, handle });
  const open = async (slug: string, { personId }: FoundSession): Promise<Context> => {
    const instance = await findInstanceBySlug({ db, slug });
    if (!instance) throw new AppError('not_found');
    return makeContext({ deps, instance, actor: { kind: 'operator', personId } });
  };
  const read = async (slug: string, session: FoundSession) =>
    readTenant({ ctx: await open(slug, session), session });
  on(calls.listTenants, ({ query }) =>
    listTenants({ db, now: clock(), baseDomain: deps.config.baseDomain, input: query }),
  );
  on(calls.makeTenant, async ({ body: { mail, ...shop }, session }) => {
    await makeTenant({ deps, session, shop });
    const ctx = await open(shop.slug, session);
    const owner = mail === undefined ? null : await inviteOwner({ ctx, input: { mail } });
    return { tenant: await readTenant({ ctx, session }), owner };
  });
  on(calls.getTenant, ({ params, session }) => read(params.slug, session));
  on(calls.setTenantStatus, async ({ params, body, session }) => {
    await setTenantStatus({ ctx: await open(params.slug, session), input: body });
    return read(params.slug, session);
  });
  on(calls.inviteOwner, async ({ params, body, session }) =>
    inviteOwner({ ctx: await open(params.slug, session), input: body }),
  );
  on(calls.openLook, async ({ params, body, session }) => {
    await openLook({ ctx: await open(params.slug, session), session, ...body });
    return readMe({ db, now: clock(), session });
  });
  on(calls.endLook, async ({ session }) => {
    await endLook({ db, now: clock(), session });
    return readMe({ db, now: clock(), session });
  });
  on(calls.listOperatorActs, ({ query }) => listActs({ db, input: query }));
}
