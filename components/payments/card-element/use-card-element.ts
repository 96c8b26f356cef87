'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type OpenCardElement, openCardElement } from '@/lib/clients/card-element';
import type { GatewayOf } from '@/lib/contract/payments/gateway';

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; isComplete: boolean; message: string | null };

/** The gateway's script is loaded only here: when a card is to be paid with. */
export function useCardElement({ gateway, locale }: { gateway: GatewayOf<'element'>; locale: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenCardElement | null>(null);
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  const { script_url, public_key } = gateway;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads it again
  useEffect(() => {
    let isGone = false;
    let opened: OpenCardElement | null = null;
    setState({ kind: 'loading' });
    openCardElement({ scriptUrl: script_url, publicKey: public_key, locale, style: styleOf(place) })
      .then((ready) => {
        if (isGone || !place.current) return;
        opened = ready;
        const { element } = ready;
        element.on('change', ({ complete, error }) =>
          setState({ kind: 'ready', isComplete: complete, message: error?.message ?? null }),
        );
        element.mount(place.current);
        setOpen(ready);
        setState({ kind: 'ready', isComplete: false, message: null });
      })
      .catch((error: unknown) => !isGone && setState({ kind: 'failed', error }));
    return () => {
      isGone = true;
      opened?.element.destroy();
      setOpen(null);
    };
  }, [script_url, public_key, locale, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  return { place, open, state, retry };
}

/** Frames of another origin do not inherit: the page's own font and colour, as they are here. */
function styleOf(place: { current: HTMLElement | null }): object {
  const { color, fontFamily, fontSize } = getComputedStyle(place.current ?? document.body);
  return { base: { color, fontFamily, fontSize } };
}
