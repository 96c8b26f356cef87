import type { Hono } from 'hono';
import { registerCart } from './cart';
import { registerCoreApi } from './core-api';
import type { AppDeps, AppEnv } from './environment';
import { registerExperience } from './experience';
import { registerOrders } from './orders';
import { registerPayments } from './payments';
import { registerPolygons } from './polygons';
import { registerProfiles } from './profiles';
import { type OnCall, registerCall } from './register-call';
import { registerStaff } from './staff';
import { registerSurveys } from './surveys';
import { registerTracking } from './tracking';

/** Every call the backend serves, bound to its verb. */
export function registerRoutes({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  const on: OnCall = (call, handle) => registerCall({ app, deps, call, handle });
  registerProfiles({ on, deps });
  registerTracking({ on });
  registerExperience({ on });
  registerPolygons({ on });
  registerCoreApi({ on });
  registerCart({ on, deps });
  registerOrders({ app, on, deps });
  registerPayments({ app, on, deps });
  registerSurveys({ on });
  registerStaff({ on });
}
