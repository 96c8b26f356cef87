import { REVALIDATE_PATH } from './guard-request.mjs';

/** The middleware reads it (lib/edge/page-query.ts). */
const QUERY_HEADER = 'x-page-query';

/**
 * Profile, token and order of a smart link are for its script alone (rule people/smart-link), and so is the rest of a link that
 * was cut short: its page says so.
 */
const SMART_LINK = /^(\/[^/]+\/sl)(?:\/[\w-]{1,200}){1,3}$/;

/** The token of a link to a booking too, or what is left of it (rule booking/link). */
const BOOKING_LINK = /^(\/(?:book_info|rate|ratecluvi)\/[1-9]\d{0,15})\/[\w-]{1,200}$/;

/** Next redirects these with their query, without a document. */
const endsInSlash = (path) => path !== '/' && path.endsWith('/');

/**
 * Moves the query out of the address: Next prints the address into the page that it keeps for every visitor
 * (guarantee/cache-isolation). No document of Next depends on its query. A smart link loses what follows its branch,
 * a link to a booking its token (guarantee/token-addresses).
 */
export function hideQuery(request) {
  request.url = request.url.replace(/^[^?]*/, (path) =>
    path.replace(SMART_LINK, '$1').replace(BOOKING_LINK, '$1'),
  );
  const { url } = request;
  const [path] = url.split('?', 1);
  delete request.headers[QUERY_HEADER];
  if (path === url || path === REVALIDATE_PATH || path.startsWith('/_next/') || endsInSlash(path)) return;
  request.headers[QUERY_HEADER] = url.slice(path.length + 1);
  request.url = path;
}
