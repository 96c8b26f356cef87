import { type ComponentType, lazy } from 'react';
import { watchPart } from './load-part';

/**
 * Has no Suspense boundary, so the page stays as it was until the script is here. For browsers only: Next's loader also
 * renders on servers, which every first visit pays for (guarantee/first-load-weight).
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => ({ default: await load() }));
}

/** Draws nothing where its script does not come. */
export const sparePart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazyPart(() => watchPart(load).catch(() => () => null));
