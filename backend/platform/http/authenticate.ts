import type { Context as HonoContext } from 'hono';
import type { Actor } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { findStaff } from '@/backend/staff';
import type { Credentials } from '@/backend/tenant';
import type { Call } from '@/lib/contract/define-call';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { countCall } from './count-call';
import { countWrongToken } from './count-wrong-token';
import type { AppDeps, AppEnv } from './environment';

type Asked = { c: HonoContext<AppEnv>; deps: AppDeps };

/** @returns null when headers are missing or malformed */
export function readCredentials(c: HonoContext<AppEnv>): Credentials | null {
  const id = c.req.header('profileid');
  const token = c.req.header('token');
  if (!id || !token || !/^[1-9]\d{0,15}$/.test(id) || token.length > 200) return null;
  return { profileId: Number(id), token };
}

/** @throws unauthorized, rate_limited */
async function refuseWrongToken({ c, deps }: Asked): Promise<never> {
  const { visitor, instance } = c.var;
  await countWrongToken({ deps, instance, visitor });
  throw new AppError('unauthorized');
}

/** @throws unauthorized, rate_limited */
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
  if (auth === 'staff') return c.var.staff ?? authenticateStaff({ c, deps });
  const isSilent = c.req.header('profileid') === undefined && c.req.header('token') === undefined;
  if (isSilent && auth === 'optional-profile') return { kind: 'anonymous' };
  const credentials = readCredentials(c);
  if (!credentials) throw new AppError('unauthorized');
  if (!c.var.profileKnown) return refuseWrongToken({ c, deps });
  const { profileId } = credentials;
  await countCall({
    deps,
    bucket: 'profile',
    of: `${c.var.instance.id}:${profileId}`,
    perMinute: deps.config.limits.profilePerMinute,
  });
  return { kind: 'diner', profileId };
}

async function authenticateStaff({ c, deps }: Asked): Promise<Actor> {
  const key = /^Bearer ([\w-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (!key) throw new AppError('unauthorized');
  const staff = await findStaff({ db: deps.db, instanceId: c.var.instance.id, key });
  return staff ?? refuseWrongToken({ c, deps });
}

/**
 * The one place that says what staff may: each call names its scope in the contract (rule staff/keys). The operator may all.
 * @throws unauthorized for who is neither, forbidden with the scope that is missing
 */
export function assertScope({ actor, scope }: { actor: Actor; scope: StaffScope }): void {
  if (actor.kind === 'operator') return;
  if (actor.kind !== 'staff') throw new AppError('unauthorized');
  if (!actor.scopes.includes(scope)) throw new AppError('forbidden', { values: { scope } });
}
