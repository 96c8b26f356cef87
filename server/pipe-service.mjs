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

/** Sends `/services/{name}/…` to that service as a stream, both ways, without keeping any of it (decision 30). */
export function pipeService({ request, response, urls }) {
  const [, , name, ...rest] = (request.url ?? '').split('/');
  const base = urls.get(name);
  if (!base) return fail(response, 404, 'not_found');
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = send(
    {
      hostname: base.hostname,
      port: base.port,
      method: request.method,
      path: `/${rest.join('/')}`,
      headers: { ...withoutHops(request.headers), host: base.host },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  upstream.on('error', () => fail(response, 503, 'unavailable'));
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
