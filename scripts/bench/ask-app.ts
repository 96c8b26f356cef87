import type { Hono } from 'hono';
import type { AppEnv } from '@/backend/platform/http/environment';
import type { Ask } from './load/http-client';

/** @throws Error when a call is refused */
export function askApp(app: Hono<AppEnv>): Ask {
  return async <Answer>({
    host = '127.0.0.1',
    method = 'GET',
    path,
    headers = {},
    body,
  }: Parameters<Ask>[0]) => {
    const response = await app.request(
      `http://${host}${path}`,
      {
        method,
        headers: { host, ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
      { remoteAddress: '127.0.0.1' },
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as Answer;
  };
}
