import { Hono } from 'hono';
import type { AppEnv } from '@/backend/platform/http/environment';
import { registerCall } from '@/backend/platform/http/register-call';
import { registerStaffCalls } from '@/backend/staff/routes';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/**
 * The staff contract's calls, done by the operator for a tenant: `/operator/tenants/{slug}/staff/…` (docs/decisions/0337).
 * `app` asks for the operator's key before.
 */
export function registerStaffAsOperator({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  const ofTenant = new Hono<AppEnv>();
  ofTenant.use('/staff/*', async (c, next) => {
    const { instance } = await openTenant({ deps, slug: c.req.param('slug') ?? '' });
    c.set('instance', instance);
    c.set('isStaging', false);
    c.set('visitor', null);
    await next();
  });
  const findActor = () => Promise.resolve({ kind: 'operator' } as const);
  registerStaffCalls({
    on: (call, handle, repeat) => registerCall({ app: ofTenant, deps, call, findActor, handle, repeat }),
  });
  app.route('/operator/tenants/:slug', ofTenant);
}
