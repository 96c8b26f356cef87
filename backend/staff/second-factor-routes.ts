import type { Hono } from 'hono';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import * as calls from '@/lib/contract/staff/second-factor-calls';
import { limitTries } from './people/limit-tries';
import {
  endSecondFactor,
  offerSecondFactor,
  proveSecondFactor,
  readSecondFactor,
} from './people/second-factor/set-second-factor';
import { giveCookie, registerPersonCall } from './people-routes';

/** Registers what somebody does about their own second factor (rule staff/second-factor). */
export function registerSecondFactor({
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
  registerPersonCall({
    ...{ app, deps, call: calls.getSecondFactor },
    handle: ({ session }) => readSecondFactor({ deps: own, session }),
  });
  registerPersonCall({
    ...{ app, deps, call: calls.offerSecondFactor },
    handle: ({ c, session, body }) =>
      offerSecondFactor({
        ...{ deps: own, now: clock(), visitor: c.var.visitor, session, issuer: host },
        ...body,
      }),
  });
  registerPersonCall({
    ...{ app, deps, call: calls.proveSecondFactor },
    async handle({ c, session, body }) {
      const asked = { deps: own, now: clock(), visitor: c.var.visitor, session, ...body };
      const { token, ...answer } = await proveSecondFactor(asked);
      giveCookie({ c, deps, token });
      return answer;
    },
  });
  registerPersonCall({
    ...{ app, deps, call: calls.endSecondFactor },
    handle: ({ c, session, body }) =>
      endSecondFactor({ deps: own, now: clock(), visitor: c.var.visitor, session, ...body }),
  });
}
