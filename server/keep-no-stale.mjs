const STALE = /,?\s*stale-while-revalidate(=\d+)?/;

/**
 * Next lets whoever caches a page show it for an hour after it changed. Browsers do, so a diner would read old prices and hours;
 * an edge has its own setting for it (`proxy_cache_use_stale`) and still reads `s-maxage`.
 */
export function keepNoStale(response) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...head) => {
    const caching = response.getHeader('cache-control');
    if (typeof caching === 'string' && STALE.test(caching))
      response.setHeader('cache-control', `${caching.replace(STALE, '')}, max-age=0`);
    return writeHead(...head);
  };
}
