import type { Hono } from 'hono';
import type { AppEnv } from './environment';

const METHODS = ['DELETE', 'GET', 'POST', 'PUT'];

/** The methods that are answered at a path, in order; empty where no route is (quality T54). */
export function listMethods({ app, path }: { app: Hono<AppEnv>; path: string }): string[] {
  const routed = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  if (routed.length === 0) return [];
  return [...routed, ...(routed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
}
