import type { Hono } from 'hono';
import { registerBooking } from './booking/routes';
import { registerBranches } from './branches/routes';
import { registerCart } from './cart/routes';
import { registerDelivery } from './delivery/routes';
import { registerFeedback } from './feedback/routes';
import { createMenuWatch } from './menu';
import { registerMenu } from './menu/routes';
import { registerOrders } from './orders/routes';
import { registerPayments } from './payments/routes';
import { registerPeople } from './people/routes';
import { authenticate } from './platform/http/authenticate';
import type { AppDeps, AppEnv } from './platform/http/environment';
import { type OnCall, registerCall } from './platform/http/register-call';
import type { LiveStreams } from './platform/live/live-streams';
import { registerStaff } from './staff/routes';
import { registerTable } from './table/routes';
import { registerTenant } from './tenant/routes';
import { registerVisit } from './visit/routes';

export function registerRoutes({
  app,
  deps,
  live,
}: {
  app: Hono<AppEnv>;
  deps: AppDeps;
  live: LiveStreams;
}): void {
  const on: OnCall = (call, handle, repeat) =>
    registerCall({
      ...{ app, deps, call, handle, repeat },
      findActor: (c) => authenticate({ c, deps, auth: call.auth }),
    });
  const watchMenu = createMenuWatch({ db: deps.db, live, clock: deps.clock });
  registerPeople({ on, deps });
  registerTenant({ on });
  registerBranches({ on });
  registerMenu({ app, on, deps, live, watchMenu });
  registerDelivery({ on, deps });
  registerCart({ on, deps });
  registerOrders({ app, on, deps, live, watchMenu });
  registerVisit({ on });
  registerTable({ app, on, deps, live, watchMenu });
  registerBooking({ on, deps });
  registerPayments({ app, on, deps });
  registerFeedback({ on, deps });
  registerStaff({ app, on, deps, live });
}
