import type { Hono } from 'hono';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import * as calls from '@/lib/contract/staff/passkey-calls';
import { changePasswordByPasskey } from './people/change-password';
import { limitTries } from './people/limit-tries';
import { makeChallenge } from './people/passkeys/challenges';
import { checkPasskey } from './people/passkeys/check-passkey';
import { countChallenge } from './people/passkeys/limit-challenges';
import { addPasskey, listPasskeys, offerPasskey, removePasskey } from './people/passkeys/own-passkeys';
import { listSessions } from './people/sessions';
import { giveCookie, type OnPersonCall, openBrowser, registerPersonCall } from './people-routes';

/** Registers somebody's passkeys, and signing in by one (rule staff/passkeys). */
export function registerPasskeys({
  app,
  deps,
  host,
}: {
  app: Hono<AppEnv>;
  deps: AppDeps;
  host: string;
}): void {
  const { db, clock, config } = deps;
  const own = { db, countTry: limitTries(deps), ring: config.payments.accountKeys };
  const rp = { id: host, origin: config.publicOrigin.replace('{host}', host) };
  const on: OnPersonCall = (call, handle) => registerPersonCall({ app, deps, call, handle });
  on(calls.listPasskeys, ({ session }) => listPasskeys({ deps: own, session }));
  on(calls.offerPasskey, ({ c, session, body }) =>
    offerPasskey({ deps: own, now: clock(), visitor: c.var.visitor, session, rp, ...body }),
  );
  on(calls.addPasskey, ({ c, session, body: { name, ...given } }) =>
    addPasskey({ deps: own, now: clock(), visitor: c.var.visitor, session, rp, name, given }),
  );
  on(calls.removePasskey, ({ c, session, params, body }) =>
    removePasskey({
      ...{ deps: own, now: clock(), visitor: c.var.visitor, session },
      ...{ id: Number(params.id), ...body },
    }),
  );
  on(calls.askForPasskey, async ({ c }) => {
    await countChallenge(deps, c.var.visitor);
    return { challenge: await makeChallenge({ db, now: clock(), sessionId: null }), rp_id: rp.id };
  });
  on(calls.signInByPasskey, async ({ c, body: given }) => {
    const checked = await checkPasskey({ deps: own, now: clock(), visitor: c.var.visitor, rp, given });
    return openBrowser({ c, deps, ...checked, isSignIn: true, isProved: true });
  });
  on(calls.changePasswordByPasskey, async ({ c, session, body: { wanted, ...given } }) => {
    const change = { deps: own, now: clock(), visitor: c.var.visitor, session, wanted };
    giveCookie({ c, deps, token: await changePasswordByPasskey({ ...change, rp, given }) });
    return listSessions({ db, now: clock(), session });
  });
}
