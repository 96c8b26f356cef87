import { useRef } from 'react';
import { createId } from '@/lib/browser/create-id';

/** The key of a command: the same for the same words, so that one whose answer was lost is done once; other words are another. */
export function useSendKey() {
  const sent = useRef<{ words: string; key: string } | null>(null);
  return (body: object): string => {
    const words = JSON.stringify(body);
    if (sent.current?.words !== words) sent.current = { words, key: createId() };
    return sent.current.key;
  };
}
