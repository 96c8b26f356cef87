'use client';

import { useState } from 'react';
import { useOnePress } from '@/components/ui/use-one-press';
import { useFaultText } from './use-fault-text';

/**
 * One command at a time; what it failed with is said until the next.
 * @param own the sentence of a screen for a failure; null: the one of all screens
 */
export function useSending<Given extends unknown[]>(
  send: (...given: Given) => Promise<unknown>,
  own: (error: unknown) => string | null = () => null,
) {
  const sayFault = useFaultText();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const press = useOnePress(async (...given: Given) => {
    setPending(true);
    setFault(null);
    try {
      await send(...given);
    } catch (error) {
      setFault(own(error) ?? sayFault(error));
    } finally {
      setPending(false);
    }
  });
  return { press, isPending, fault };
}
