import { REVALIDATE_PATH } from './guard-request.mjs';

/** The middleware reads it (lib/edge/page-query.ts). */
const QUERY_HEADER = 'x-page-query';

/** Next redirects these with their query, without a document. */
const endsInSlash = (path) => path !== '/' && path.endsWith('/');

/**
 * Moves the query out of the address: Next prints the address into the page that it keeps for every visitor
 * (guarantee/cache-isolation). No document depends on its query.
 */
export function hideQuery(request) {
  const { url } = request;
  const [path] = url.split('?', 1);
  delete request.headers[QUERY_HEADER];
  if (path === url || path === REVALIDATE_PATH || path.startsWith('/_next/') || endsInSlash(path)) return;
  request.headers[QUERY_HEADER] = url.slice(path.length + 1);
  request.url = path;
}
