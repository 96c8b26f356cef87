import type { Hono } from 'hono';
import { registerBranches } from './branches/routes';
import { registerCart } from './cart/routes';
import { registerDelivery } from './delivery/routes';
import { registerFeedback } from './feedback/routes';
import { registerMenu } from './menu/routes';
import { registerOrders } from './orders/routes';
import { registerPaymentMethods } from './payments/methods/routes';
import { registerPayments } from './payments/routes';
import { registerPeople } from './people/routes';
import type { AppDeps, AppEnv } from './platform/http/environment';
import { type OnCall, registerCall } from './platform/http/register-call';
import { createLiveStreams } from './platform/live/live-streams';
import { registerStaff } from './staff/routes';
import { registerTable } from './table/routes';
import { registerTenant } from './tenant/routes';
import { registerVisit } from './visit/routes';

export function registerRoutes({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  const on: OnCall = (call, handle, repeat) => registerCall({ app, deps, call, handle, repeat });
  const live = createLiveStreams(deps);
  registerPeople({ on, deps });
  registerVisit({ on });
  registerTenant({ on });
  registerBranches({ on });
  registerMenu({ on });
  registerTable({ on, deps });
  registerDelivery({ on, deps });
  registerPaymentMethods({ on });
  registerCart({ on, deps });
  registerOrders({ app, on, deps, live });
  registerPayments({ app, on, deps });
  registerFeedback({ on });
  registerStaff({ app, on, deps, live });
}
