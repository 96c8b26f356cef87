import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { readFraming } from './read-framing.mjs';

// Refuses what Next lets pass (guarantee/host-form, guarantee/methods).
const PAGE_METHODS = new Set(['GET', 'HEAD']);
/** The web program's only address that takes POST, without a body. */
export const REVALIDATE_PATH = '/api/revalidate';

const STRIPPED = [
  'x-tenant',
  'x-nonce',
  'x-draft',
  'forwarded',
  'x-forwarded-host',
  'x-original-url',
  'x-rewrite-url',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-prefetch',
  'content-security-policy',
  'next-resume',
];

/** Next's draft mode. */
const STRIPPED_COOKIES = new Set(['__prerender_bypass', '__next_preview_data']);

function stripCookies(request) {
  const { cookie } = request.headers;
  if (!cookie?.includes('__')) return;
  const kept = cookie.split(';').filter((pair) => !STRIPPED_COOKIES.has(pair.split('=', 1)[0].trim()));
  if (kept.length > 0) request.headers.cookie = kept.join(';').trim();
  else delete request.headers.cookie;
}

/** Next resolves them: the path that was checked would not be the one that is answered. */
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
/** Signs that one reader of an address takes for another; Node refuses bare control characters. */
const TWO_MEANINGS = /%(?:0[0-9a-f]|1[0-9a-f]|7f|2f|5c)/i;

/** Other names that Next has for a page: it takes the suffix away before the middleware looks. */
const OTHER_NAMES = /\.rsc$|^\/_next\/data(\/|$)/;

function countHosts(request) {
  return request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/** Next answers an unreadable one with an error and a logged stack. */
function isRouterStateReadable(request) {
  try {
    parseAndValidateFlightRouterState(request.headers['next-router-state-tree']);
    return true;
  } catch {
    return false;
  }
}

/** @returns {{status: number, allow?: string} | null} null for a valid form */
export function findFault(request) {
  const url = request.url ?? '';
  if (countHosts(request) !== 1) return { status: 400 };
  const [path] = url.split('?', 1);
  if (!url.startsWith('/') || /[\\#]/.test(url) || TWO_MEANINGS.test(path)) return { status: 400 };
  // Next would redirect to an address built from the path.
  if (path.includes('//') || DOT_SEGMENT.test(path) || OTHER_NAMES.test(path)) return { status: 404 };
  const isService = url.startsWith('/services/');
  const method = request.method ?? '';
  const framing = readFraming(request);
  if (path === REVALIDATE_PATH) {
    if (method !== 'POST') return { status: 405, allow: 'POST' };
    return framing.hasBody === false ? null : { status: 413 };
  }
  if (method === 'TRACE' || method === 'CONNECT') return { status: 405, allow: 'GET, HEAD' };
  if (!isService && !PAGE_METHODS.has(method)) return { status: 405, allow: 'GET, HEAD' };
  if (!isService && !isRouterStateReadable(request)) return { status: 400 };
  return framing.status ? { status: framing.status } : null;
}

/** Removes forged headers and sets the visitor's address and host. */
export function cleanHeaders(request) {
  for (const name of STRIPPED) delete request.headers[name];
  stripCookies(request);
  request.headers['x-forwarded-host'] = request.headers.host ?? '';
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
}

/** These leak the hidden path. */
const TOLD_BY_NEXT = ['x-middleware-rewrite', 'x-nextjs-rewritten-path', 'x-nextjs-rewritten-query'];

/**
 * @param {import('node:http').ServerResponse} response
 * @param {(hiddenPath: string) => void} [tell] hears the hidden path before it is taken away
 */
export function hideRewrite(response, tell = () => undefined) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...head) => {
    const hidden = response.getHeader('x-middleware-rewrite');
    if (hidden !== undefined) tell(String(hidden));
    for (const name of TOLD_BY_NEXT) response.removeHeader(name);
    return writeHead(...head);
  };
}
