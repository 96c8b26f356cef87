import type { Hono } from 'hono';
import {
  type AccountChange,
  listAccounts,
  retireAccount,
  rotateAccounts,
  setAccount,
} from '@/backend/payments/accounts';
import { registerMeasureKeys } from './measure-routes';

type Deps = Parameters<typeof setAccount>[0]['deps'] & Parameters<typeof registerMeasureKeys>[0]['deps'];
type Body = { provider: string; branch?: string | null; is_same?: boolean; keys: unknown };

/** Accounts at gateways and the secrets that are sealed as they are, for the command line. */
export function registerAccounts({ app, deps }: { app: Hono; deps: Deps }): void {
  const path = '/operator/tenants/:slug/accounts';
  app.get(path, async (c) => c.json(await listAccounts({ deps, slug: c.req.param('slug') })));
  app.post(path, async (c) => {
    const { provider, branch = null, is_same: isSame = false, keys } = await c.req.json<Body>();
    const input = { slug: c.req.param('slug'), provider, branch, isSame, keys };
    return c.json((await setAccount({ deps, input })) satisfies AccountChange);
  });
  app.delete(`${path}/:id`, async (c) => c.json(await retireAccount({ deps, ...c.req.param() })));
  app.post('/operator/accounts/rotation', async (c) => c.json(await rotateAccounts({ deps })));
  registerMeasureKeys({ app, deps });
}
