import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { serviceAddress } from '../lib/config/service-address.mjs';
import { SERVICE_NAMES } from '../lib/contract/service-names.mjs';
import { readFraming } from './read-framing.mjs';

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Above three heartbeats of live events and any first byte. */
const IDLE_MS = 50_000;
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

export const readServiceUrls = (env) =>
  new Map(SERVICE_NAMES.map((name) => [name, new URL(serviceAddress(env, name))]));

function withoutHops(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

/** The pipe writes these anew; `Expect` was answered here. */
const FRAMING = ['content-length', 'expect', 'host'];

function headersFor({ request, base, framing }) {
  const kept = Object.entries(withoutHops(request.headers)).filter(([name]) => !FRAMING.includes(name));
  return { ...Object.fromEntries(kept), ...framing.headers, host: base.host };
}

function fail(response, status, key, headers = {}) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(JSON.stringify({ error: { key, message: key } }));
}

/** Never outside the base path. @returns {string | null} null for a path that climbs */
function pathBelow(base, asked) {
  if (DOT_SEGMENT.test(asked.split('?')[0])) return null;
  return `${base.pathname.replace(/\/+$/, '')}/${asked}`;
}

/** Streams both ways. Connections are shared between visitors, so bodies are framed anew (docs/decisions/0342). */
export function pipeService({ request, response, urls, idleMs = IDLE_MS }) {
  const [, , name, ...rest] = (request.url ?? '').split('/');
  const base = urls.get(name);
  const path = base ? pathBelow(base, rest.join('/')) : null;
  if (path === null) return fail(response, 404, 'not_found');
  const framing = readFraming(request);
  if (framing.status) return fail(response, framing.status, 'invalid_body', { connection: 'close' });
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = send(
    {
      hostname: base.hostname,
      port: base.port,
      method: request.method,
      path,
      headers: headersFor({ request, base, framing }),
      timeout: idleMs,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  upstream.on('timeout', () => upstream.destroy(new Error('idle')));
  upstream.on('error', () => fail(response, 503, 'unavailable'));
  response.on('close', () => upstream.destroy());
  if (framing.hasBody) request.pipe(upstream);
  else upstream.end();
}
