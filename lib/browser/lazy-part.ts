import { type ComponentType, lazy } from 'react';

/**
 * A component whose script comes when it is first drawn; until then the page stays as it was, because no boundary of
 * its own stands in its place. For what only a browser draws: the framework's own loader looks after a server's
 * drawing too, at the cost of every first visit (guarantee/first-load-weight).
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => ({ default: await load() }));
}
