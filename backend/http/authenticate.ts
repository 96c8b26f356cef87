import type { Context as HonoContext } from 'hono';
import type { Call } from '@/lib/contract/calls/define-call';
import type { Actor } from '../context';
import { AppError } from '../errors';
import { isProfileToken } from '../services/profiles';
import { findStaff } from '../services/staff';
import type { AppDeps, AppEnv } from './environment';

/** Who calls, by the profile headers or a staff key. @throws unauthorized when they are wrong, or missing where they are needed */
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
  if (auth === 'staff') return authenticateStaff({ c, deps });
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

/** Who calls, by the bearer key. @throws unauthorized */
async function authenticateStaff({ c, deps }: { c: HonoContext<AppEnv>; deps: AppDeps }): Promise<Actor> {
  const key = /^Bearer ([\w-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1];
  const staff = key ? await findStaff({ db: deps.db, instanceId: c.var.instance.id, key }) : null;
  if (!staff) throw new AppError('unauthorized');
  return staff;
}
