/** From server/hide-query.mjs. */
const QUERY_HEADER = 'x-page-query';
/** Next's router sends a hash of its own headers, which Next compares. */
const ROUTER_HASH = '_rsc';

type PageQuery = { query: URLSearchParams; routerHash: string | null };

export function readPageQuery(headers: Headers): PageQuery {
  const query = new URLSearchParams(headers.get(QUERY_HEADER) ?? '');
  const routerHash = query.get(ROUTER_HASH);
  query.delete(ROUTER_HASH);
  return { query, routerHash };
}

/** Prints the hash into the address of a hidden page. */
export const printRouterHash = (hash: string | null): string =>
  hash === null ? '' : `?${new URLSearchParams([[ROUTER_HASH, hash]])}`;
