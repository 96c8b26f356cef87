import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

const SERVICES = [
  'core',
  'tracking',
  'experience',
  'cart',
  'core-api',
  'polygons',
  'surveys',
  'payments',
  'on-table',
  'staff',
];
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Longer than three heartbeats of live events, and longer than any answer may take to begin. */
const IDLE_MS = 50_000;
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

/** The base address of each service, read once from the environment (decision 103). */
export function readServiceUrls(env) {
  const urls = SERVICES.map((name) => {
    const variable = `${name.toUpperCase().replace('-', '_')}_URL`;
    return [name, new URL(env[variable] ?? env.BACKEND_URL ?? 'http://127.0.0.1:4000')];
  });
  return new Map(urls);
}

function withoutHops(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

function fail(response, status, key) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(JSON.stringify({ error: { key, message: key } }));
}

/**
 * Where a service has what is asked for: below the path of its base address, as the pages' own calls are, and nowhere
 * beside it.
 * @returns {string | null} null for a path that climbs
 */
function pathBelow(base, asked) {
  if (DOT_SEGMENT.test(asked.split('?')[0])) return null;
  return `${base.pathname.replace(/\/+$/, '')}/${asked}`;
}

/** Sends `/services/{name}/…` to that service as a stream, both ways, without keeping any of it (decision 30). */
export function pipeService({ request, response, urls, idleMs = IDLE_MS }) {
  const [, , name, ...rest] = (request.url ?? '').split('/');
  const base = urls.get(name);
  const path = base ? pathBelow(base, rest.join('/')) : null;
  if (path === null) return fail(response, 404, 'not_found');
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = send(
    {
      hostname: base.hostname,
      port: base.port,
      method: request.method,
      path,
      headers: { ...withoutHops(request.headers), host: base.host },
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
  request.pipe(upstream);
}
