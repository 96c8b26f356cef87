import type { Context as HonoContext } from 'hono';
import type { Actor } from '../context';
import { AppError } from '../errors';
import { isProfileToken } from '../services/profiles';
import type { AppDeps, AppEnv } from './environment';
import type { Call } from '@/lib/contract/calls/define-call';

/** Who calls, by the profile headers. @throws unauthorized when they are wrong, or missing where they are needed */
export async function authenticate({
  c,
  deps,
  auth,
}: {
  c: HonoContext<AppEnv>;
  deps: AppDeps;
  auth: Call['auth'];
}): Promise<Actor> {
  if (auth === 'none') return { kind: 'anonymous' };
  const id = c.req.header('profileid');
  const token = c.req.header('token');
  if (id === undefined && token === undefined && auth === 'optional-profile') return { kind: 'anonymous' };
  if (!id || !token || !/^[1-9]\d{0,15}$/.test(id) || token.length > 200) throw new AppError('unauthorized');
  const profileId = Number(id);
  const known = await isProfileToken({
    db: deps.db,
    instanceId: c.var.instance.id,
    profileId,
    token,
    now: deps.clock(),
  });
  if (!known) throw new AppError('unauthorized');
  return { kind: 'diner', profileId };
}
