import type { Hono, Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import {
  type Parsed,
  parseBody,
  parsePart,
  parseQuery,
  readParams,
  readSent,
} from '@/backend/platform/http/parse-call';
import { createCardGuard } from '@/backend/platform/http/refuse-cards';
import { toHonoPath } from '@/backend/platform/http/register-call';
import type { Call } from '@/lib/contract/define-call';
import {
  readTelevisionLogo as logoCall,
  readTelevision as readTelevisionCall,
} from '@/lib/contract/staff/hall-calls';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import * as calls from '@/lib/contract/staff/person-calls';
import { SESSION_MS } from '@/lib/domain/staff/sessions';
import { readDevice, registerTablets } from './device-routes';
import type { FoundDevice } from './devices/device-rows';
import { readAtTablet } from './devices/read-tablet';
import { assertOperator } from './operators/operator-rows';
import { readMe } from './operators/read-me';
import { acceptInvitation } from './people/accept-invitation';
import { changePassword } from './people/change-password';
import { readInvitation } from './people/invitations';
import { limitTries } from './people/limit-tries';
import { type CheckedPerson, readPerson } from './people/person-rows';
import { checkSecondFactor } from './people/second-factor/check-code';
import {
  endSession,
  endToken,
  type FoundSession,
  findSession,
  listSessions,
  openSession,
} from './people/sessions';
import { checkPassword } from './people/sign-in';
import { limitTelevision } from './televisions/limit-television';
import { readTelevision } from './televisions/read-television';
import { readTelevisionLogo } from './televisions/read-television-logo';

type Asked = { c: HonoContext<AppEnv>; deps: AppDeps };

const TOKEN = /^[\w-]{43}$/;
const isSecure = ({ config }: AppDeps) => config.publicOrigin.startsWith('https:');
/** Behind TLS no other host can write it. */
const cookieName = (deps: AppDeps) => (isSecure(deps) ? '__Host-staff' : 'staff');

/** An empty token ends it. */
export function giveCookie({ c, deps, token }: Asked & { token: string }): void {
  setCookie(c, cookieName(deps), token, {
    ...{ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(deps) },
    maxAge: token === '' ? 0 : SESSION_MS / 1_000,
  });
}

/** @throws unauthorized without a session that lives, rate_limited for tokens that were never given */
async function readSession({ c, deps }: Asked): Promise<FoundSession> {
  const token = getCookie(c, cookieName(deps)) ?? '';
  if (!TOKEN.test(token)) throw new AppError('unauthorized');
  const session = await findSession({ db: deps.db, now: deps.clock(), token });
  // The browser's copy ends no sooner than the session.
  if (session?.isRenewed) giveCookie({ c, deps, token });
  if (session) return session;
  const { visitor } = c.var;
  const { wrongTokensPerMinute: perMinute } = deps.config.limits;
  if (visitor) await countCall({ deps, bucket: 'wrong-tokens', of: `staff:${visitor}`, perMinute });
  throw new AppError('unauthorized');
}

/** Signs out whoever was signed in by this browser. */
async function leaveBrowser({ c, deps }: Asked): Promise<void> {
  const token = getCookie(c, cookieName(deps));
  if (token === undefined) return;
  await endToken({ db: deps.db, token });
  giveCookie({ c, deps, token: '' });
}

type Handle<C extends Call> = (input: {
  c: HonoContext<AppEnv>;
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  /** Null for a call that asks for none. */
  session: C['auth'] extends 'session' | 'operator'
    ? FoundSession
    : C['auth'] extends 'at-work'
      ? FoundSession | null
      : null;
  /** The tablet; null for a call that is no tablet's, and for somebody who signed in. */
  device: C['auth'] extends 'device' ? FoundDevice : C['auth'] extends 'at-work' ? FoundDevice | null : null;
}) => Promise<z.infer<C['response']>>;

export type OnPersonCall = <const C extends Call>(call: C, handle: Handle<C>) => void;

/** Why the cookie of a session stands for nobody. */
const IS_NOBODY: readonly string[] = ['unauthorized', 'rate_limited'];

/** Somebody who signed in at a tablet is themselves until they sign out. @throws unauthorized, device_ended, rate_limited */
export async function readAtWork(
  asked: Asked,
): Promise<{ session: FoundSession; device: null } | { session: null; device: FoundDevice }> {
  const isSignedIn = getCookie(asked.c, cookieName(asked.deps)) !== undefined;
  const session = isSignedIn
    ? await readSession(asked).catch((error: unknown) => {
        if (!(error instanceof AppError) || !IS_NOBODY.includes(error.key)) throw error;
        // A tablet is asked by its own cookie from now on.
        giveCookie({ ...asked, token: '' });
        return null;
      })
    : null;
  if (session) return { session, device: null };
  const device = await readDevice(asked);
  if (device) return { session: null, device };
  throw new AppError('unauthorized');
}

/** @throws unauthorized, device_ended, rate_limited, as `assertOperator` */
async function readCaller({ auth, ...asked }: Asked & { auth: Call['auth'] }) {
  if (auth === 'at-work') return readAtWork(asked);
  if (auth === 'session' || auth === 'operator') {
    const session = await readSession(asked);
    if (auth === 'operator') await assertOperator({ db: asked.deps.db, now: asked.deps.clock(), session });
    return { session, device: null };
  }
  if (auth !== 'device') return { session: null, device: null };
  const device = await readDevice(asked);
  if (!device) throw new AppError('unauthorized');
  return { session: null, device };
}

/** A call of the staff address, which no tenant answers. */
export function registerPersonCall<const C extends Call>({
  app,
  deps,
  call,
  handle,
}: {
  app: Hono<AppEnv>;
  deps: AppDeps;
  call: C;
  handle: Handle<C>;
}): void {
  const refuseCards = createCardGuard(call);
  app.on(call.method, toHonoPath(call.path), async (c) => {
    const caller = await readCaller({ c, deps, auth: call.auth });
    const { sent } = await readSent({ c, call });
    const input = {
      ...{ c, ...caller },
      query: parseQuery({ c, call }),
      params: parsePart(call.params, readParams(c)),
      body: refuseCards(parseBody(call.body, sent)),
    };
    // Parsed by the schemas of its type.
    const answer = await handle(input as Parameters<Handle<C>>[0]);
    c.header('cache-control', 'private, no-store');
    return c.json(answer as object, call.status as ContentfulStatusCode);
  });
}

/** Opens a new session for each sign-in, in the place of the one that this browser had. @throws wrong_sign_in, as `use` */
export async function openBrowser({
  c,
  deps,
  ...opened
}: Asked & {
  person: CheckedPerson;
  isSignIn?: boolean;
  isProved: boolean;
  use?: (sql: Sql) => Promise<void>;
}): Promise<SignedIn> {
  const { db, clock } = deps;
  const agent = c.req.header('user-agent') ?? '';
  const token = await openSession({ db, now: clock(), agent, ...opened });
  // The session that this browser had until now.
  await endToken({ db, token: getCookie(c, cookieName(deps)) ?? '' });
  giveCookie({ c, deps, token });
  return readPerson({ db, personId: opened.person.id });
}

/** Registers what somebody does for themselves: sign in and out, take an invitation, change the password. */
export function registerPeople({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  const { db, clock, config } = deps;
  const signing = { db, countTry: limitTries(deps), ring: config.payments.accountKeys };
  const on: OnPersonCall = (call, handle) => registerPersonCall({ app, deps, call, handle });
  registerTablets({ on, deps, signing, leave: (c) => leaveBrowser({ c, deps }) });
  on(calls.signIn, async ({ c, body: { code, ...given } }) => {
    const { visitor } = c.var;
    const person = await checkPassword({ deps: signing, visitor, ...given });
    const asked = { deps: signing, now: clock(), personId: person.id, code, visitor };
    return openBrowser({ c, deps, person, isProved: await checkSecondFactor(asked), isSignIn: true });
  });
  on(readTelevisionCall, ({ c, body: { code } }) =>
    readTelevision({ db, now: clock(), count: limitTelevision(deps, c.var.visitor), code }),
  );
  on(logoCall, ({ c, body: { code } }) =>
    readTelevisionLogo({ db, count: limitTelevision(deps, c.var.visitor), code }),
  );
  on(calls.readInvitation, ({ body: { token } }) => readInvitation({ db, token, now: clock() }));
  on(calls.acceptInvitation, async ({ c, body }) =>
    openBrowser({
      ...{ c, deps },
      ...(await acceptInvitation({ deps: signing, now: clock(), visitor: c.var.visitor, ...body })),
    }),
  );
  on(calls.getSignedIn, async ({ session, device }) => {
    if (session) return readMe({ db, now: clock(), session });
    if (device) return readAtTablet({ db, device });
    throw new AppError('unauthorized');
  });
  on(calls.listSessions, ({ session }) => listSessions({ db, now: clock(), session }));
  on(calls.endSession, async ({ session, params }) => {
    await endSession({ db, session, id: Number(params.id) });
    return listSessions({ db, now: clock(), session });
  });
  on(calls.signOut, async ({ c, session }) => {
    const { mail } = await readPerson({ db, personId: session.personId });
    await endSession({ db, session, id: session.id });
    giveCookie({ c, deps, token: '' });
    return { mail };
  });
  on(calls.changePassword, async ({ c, session, body }) => {
    const own = { deps: signing, now: clock(), visitor: c.var.visitor, session };
    giveCookie({ c, deps, token: await changePassword({ ...own, ...body }) });
    return listSessions({ db, now: clock(), session });
  });
}
