import type { Hono } from 'hono';
import { registerCoreApi } from './core-api';
import type { AppDeps, AppEnv } from './environment';
import { registerExperience } from './experience';
import { registerPolygons } from './polygons';
import { registerProfiles } from './profiles';
import { type OnCall, registerCall } from './register-call';
import { registerStaff } from './staff';
import { registerTracking } from './tracking';

/** Every call the backend serves, bound to its verb. */
export function registerRoutes({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  const on: OnCall = (call, handle) => registerCall({ app, deps, call, handle });
  registerProfiles({ on, deps });
  registerTracking({ on });
  registerExperience({ on, deps });
  registerPolygons({ on });
  registerCoreApi({ on });
  registerStaff({ on });
}
