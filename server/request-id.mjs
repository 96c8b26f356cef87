import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const HEADER = 'x-request-id';
/** As nginx writes it, and as the backend takes it. */
const REQUEST_ID = /^[0-9a-f]{32}$/;
const running = new AsyncLocalStorage();

/** The edge's name of the request, else a new one; what is piped to the backend carries it. */
export function nameRequest(request) {
  const named = request.headers[HEADER] ?? '';
  const id = REQUEST_ID.test(named) ? named : randomBytes(16).toString('hex');
  request.headers[HEADER] = id;
  return id;
}

export const runNamed = (id, work) => running.run(id, work);
export const currentRequestId = () => running.getStore();

/**
 * A page's own calls carry the id of its request. To call before Next lays its own fetch over this one: then the id is
 * in no key of its cache.
 * @param {{fetch: typeof fetch}} [target]
 */
export function nameFetches(target = globalThis) {
  const plain = target.fetch;
  target.fetch = (input, init) => {
    const id = currentRequestId();
    if (id === undefined) return plain(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(HEADER, id);
    return plain(input, { ...init, headers });
  };
}
