import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component whose script comes when it is first drawn; until then nothing stands in its place. For what only a
 * browser draws: the framework's own loader looks after a server's drawing too, at the cost of every first visit (B3).
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part: ComponentType<P> = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
