import { request as httpRequest } from 'node:http';

/** The middleware draws the tenant's unavailable page here. */
const PAGE_PATH = '/api/unavailable';
const LIMIT_MS = 3_000;

function askForPage({ request, query, address }) {
  const { host = '', cookie, 'accept-language': languages } = request.headers;
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

/** The tenant's own page with 503 for Next's 500 (guarantee/config-outage). @param address of this program */
export function coverFailure({ request, response, address }) {
  const own = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  // The address loses its query before Next sees it.
  const query = /\?.*$/.exec(request.url)?.[0] ?? '';
  let covered = false;
  const cover = () => {
    covered = true;
    askForPage({ request, query, address })
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
