import type { Hono } from 'hono';
import type { AppEnv } from './environment';

const METHODS = ['DELETE', 'GET', 'POST', 'PUT'];

/** Lists the methods of a path, sorted; an unknown path has none (guarantee/methods). */
export function listMethods({ app, path }: { app: Hono<AppEnv>; path: string }): string[] {
  const routed = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  if (routed.length === 0) return [];
  return [...routed, ...(routed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
}
