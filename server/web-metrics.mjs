import { timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const OWN_HOST = /^(127\.0\.0\.1|\[::1\]|localhost)(:\d+)?$/;
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'];

/** As the backend allows it: for programs of this machine that ask directly, or for a token. */
function mayRead({ headers, socket }, token) {
  if (!token) {
    const passedOn = PASSED_ON.some((name) => headers[name] !== undefined);
    return !passedOn && LOOPBACK.has(socket.remoteAddress) && OWN_HOST.test(headers.host ?? '');
  }
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * @param {{readCache: () => {size: number, currentSize: number}, mostBytes: number, token: string | undefined}} sources
 * readCache: Next's memory of kept pages
 */
export function createWebMetrics({ readCache, mostBytes, token }) {
  const registers = [new Registry()];
  const [registry] = registers;
  const pages = new Counter({
    name: 'page_cache_answers_total',
    help: 'Pages by how they were found: hit, stale (sent, and drawn anew), miss.',
    labelNames: ['found'],
    registers,
  });
  for (const found of ['hit', 'stale', 'miss']) pages.inc({ found }, 0);
  const watch = (name, help, read) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  watch(
    'page_cache_bytes',
    'Memory of kept pages and their data, as Next counts it.',
    () => readCache().currentSize,
  );
  watch('page_cache_limit_bytes', 'What PAGE_CACHE_MB allows.', () => mostBytes);
  watch('page_cache_entries', 'Kept pages and their data.', () => readCache().size);
  return {
    /** Call it once a process. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    /** To call before anything is answered. */
    count(response) {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = (...head) => {
        const found = String(response.getHeader('x-nextjs-cache') ?? '').toLowerCase();
        if (['hit', 'stale', 'miss'].includes(found)) pages.inc({ found });
        return writeHead(...head);
      };
    },
    /** @returns {boolean} whether it answers: to others the address is one like any */
    answer(request, response) {
      if (request.url !== '/metrics' || request.method !== 'GET' || !mayRead(request, token)) return false;
      registry.metrics().then(
        (text) =>
          response
            .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'private, no-store' })
            .end(text),
        () => response.writeHead(500).end(),
      );
      return true;
    },
  };
}
