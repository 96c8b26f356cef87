import { request as httpRequest } from 'node:http';

/** Where the middleware draws the page of a tenant that cannot be served just now. */
const PAGE_PATH = '/api/unavailable';
const LIMIT_MS = 3_000;

/** Asks this very program for the page, on the visitor's host and in the visitor's language. */
function askForPage({ request, address }) {
  const { host = '', cookie, 'accept-language': languages } = request.headers;
  const query = /\?.*$/.exec(request.url)?.[0] ?? '';
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      {
        host: address.address === '0.0.0.0' || address.address === '::' ? '127.0.0.1' : address.address,
        port: address.port,
        path: PAGE_PATH + query,
        headers: {
          host,
          ...(cookie ? { cookie } : {}),
          ...(languages ? { 'accept-language': languages } : {}),
        },
        timeout: LIMIT_MS,
      },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        );
        answer.on('error', reject);
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no page came')));
    asked.on('error', reject);
    asked.end();
  });
}

const BARE_PAGE = { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' }, body: '' };
const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding|content-length|date)$/;

/**
 * A page that could not be drawn becomes the tenant's own «back in a moment» with 503 (guarantee/config-outage): the
 * framework says 500 in words that belong to nobody.
 * @param address where this program listens
 */
export function coverFailure({ request, response, address }) {
  const own = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  let covered = false;
  const cover = () => {
    covered = true;
    askForPage({ request, address })
      .catch(() => BARE_PAGE)
      .then(({ status, headers, body }) => {
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.test(name));
        own.writeHead(status, { ...Object.fromEntries(kept), 'content-length': Buffer.byteLength(body) });
        own.end(request.method === 'HEAD' ? undefined : body);
      });
  };
  const hides = (status) => {
    if (!covered && status === 500 && !response.headersSent) cover();
    return covered;
  };
  response.writeHead = (status, ...head) => (hides(status) ? response : own.writeHead(status, ...head));
  response.write = (...part) => hides(response.statusCode) || own.write(...part);
  response.end = (...part) => (hides(response.statusCode) ? response : own.end(...part));
}
