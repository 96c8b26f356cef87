import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { watchPart } from '@/lib/browser/parts/load-part';

/** After that time without a map the sketch stands for it. */
const LIMIT_MS = 8_000;

type State = 'waiting' | 'ready' | 'failed';

/** A map that does not come in time has failed; one that came stays. */
export function useMapState() {
  const [state, setState] = useState<State>('waiting');
  const onReady = useCallback(() => setState((known) => (known === 'waiting' ? 'ready' : known)), []);
  const onFail = useCallback(() => setState('failed'), []);
  useEffect(() => {
    const limit = setTimeout(() => setState((known) => (known === 'waiting' ? 'failed' : known)), LIMIT_MS);
    return () => clearTimeout(limit);
  }, []);
  return { state, onReady, onFail };
}

/** The part of a map, loaded when one is opened. @param load the same function at each drawing */
export function useMapPart<P>({
  load,
  onFail,
}: {
  load: () => Promise<ComponentType<P>>;
  onFail: () => void;
}): ComponentType<P> | null {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const first = useRef(load);
  useEffect(() => {
    let isShown = true;
    watchPart(first.current).then(
      (loaded) => void (isShown && setPart(() => loaded)),
      () => isShown && onFail(),
    );
    return () => {
      isShown = false;
    };
  }, [onFail]);
  return Part;
}
