import { type ComponentType, lazy } from 'react';

/**
 * Has no Suspense boundary, so the page stays as it was until the script is here. For browsers only: Next's loader also
 * renders on servers, which every first visit pays for (guarantee/first-load-weight).
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => ({ default: await load() }));
}
