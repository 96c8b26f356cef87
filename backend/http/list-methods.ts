import type { Hono } from 'hono';
import type { AppEnv } from './environment';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** The methods that some route answers at a path; empty where there is none (quality T54). */
export function listMethods({ app, path }: { app: Hono<AppEnv>; path: string }): string[] {
  return METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
}
