import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { AppError } from '@/backend/errors';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import * as calls from '@/lib/contract/staff/tablet-calls';
import { SESSION_MS } from '@/lib/domain/staff/sessions';
import { type FoundDevice, findDevice } from './devices/device-rows';
import { enrolDevice } from './devices/enrol-device';
import { countCode } from './devices/limit-codes';
import { readTablet } from './devices/read-tablet';
import { setPin } from './devices/set-pin';
import { endTurn, keepTurn, takeTurn } from './devices/turns';
import type { FactorDeps } from './people/second-factor/check-code';
import { checkOwnPassword } from './people/second-factor/set-second-factor';
import type { OnPersonCall } from './people-routes';

type Asked = { c: Context<AppEnv>; deps: AppDeps };

const TOKEN = /^[\w-]{43}$/;
const isSecure = ({ config }: AppDeps) => config.publicOrigin.startsWith('https:');
/** Behind TLS no other host can write it. */
const cookieName = (deps: AppDeps) => (isSecure(deps) ? '__Host-staff-device' : 'staff-device');

function giveDeviceCookie({ c, deps, token }: Asked & { token: string }): void {
  setCookie(c, cookieName(deps), token, {
    ...{ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(deps) },
    maxAge: SESSION_MS / 1_000,
  });
}

/** @returns null for a browser that never was a tablet @throws device_ended, rate_limited for tokens that were never given */
export async function readDevice({ c, deps }: Asked): Promise<FoundDevice | null> {
  const token = getCookie(c, cookieName(deps));
  if (token === undefined) return null;
  const device = TOKEN.test(token) ? await findDevice({ db: deps.db, now: deps.clock(), token }) : null;
  if (device?.isRenewed) giveDeviceCookie({ c, deps, token });
  if (device) return device;
  const { visitor } = c.var;
  const { wrongTokensPerMinute: perMinute } = deps.config.limits;
  if (visitor) await countCall({ deps, bucket: 'wrong-tokens', of: `device:${visitor}`, perMinute });
  throw new AppError('device_ended');
}

/** Registers what a shared tablet says of itself, and the PIN by which somebody works at one (rule staff/devices). */
export function registerTablets({
  on,
  deps,
  signing,
  leave,
}: {
  on: OnPersonCall;
  deps: AppDeps;
  signing: FactorDeps;
  /** Signs out whoever was signed in by this browser. */
  leave: (c: Context<AppEnv>) => Promise<void>;
}): void {
  const { db, clock } = deps;
  /** As it stands after a change. */
  const read = async (find: Promise<FoundDevice | null>) => {
    const device = await find;
    if (!device) throw new AppError('device_ended');
    return readTablet({ db, device });
  };
  on(calls.enrolDevice, async ({ c, body: { code } }) => {
    const giveBack = await countCode({ deps, visitor: c.var.visitor });
    const agent = c.req.header('user-agent') ?? '';
    const token = await enrolDevice({ db, now: clock(), code, agent });
    await giveBack();
    await leave(c);
    giveDeviceCookie({ c, deps, token });
    return read(findDevice({ db, now: clock(), token }));
  });
  on(calls.getTablet, ({ device }) => readTablet({ db, device }));
  on(calls.takeTurn, async ({ c, device, body: { person_id: personId, pin } }) => {
    await takeTurn({ db, countTry: signing.countTry, now: clock(), device, personId, pin });
    return read(readDevice({ c, deps }));
  });
  on(calls.keepTurn, async ({ c, device }) => {
    await keepTurn({ db, now: clock(), device });
    return read(readDevice({ c, deps }));
  });
  on(calls.endTurn, async ({ c, device }) => {
    await endTurn({ db, device });
    return read(readDevice({ c, deps }));
  });
  on(calls.setPin, async ({ c, session, body: { password, ...pin } }) => {
    await checkOwnPassword({ deps: signing, session, password, visitor: c.var.visitor });
    return setPin({ db, now: clock(), personId: session.personId, ...pin });
  });
}
