import { useRef } from 'react';
import { FILLED, type FilledWords, fillWords } from '@/lib/domain/delivery/fill-words';

const ALL = new Set<string>(FILLED);

/** Which words of an address the diner wrote, and which a place filled in (rule delivery/place-search). */
export function useFilledWords() {
  const written = useRef(new Set<string>());
  const before = useRef<Partial<FilledWords>>({});
  const note = (now: FilledWords, words: FilledWords): FilledWords => {
    for (const name of FILLED) if (words[name] !== now[name]) before.current[name] = words[name];
    return words;
  };
  return {
    write: (name: string) => void written.current.add(name),
    /** Another address: nothing of it is written or filled in. */
    forget: () => {
      written.current.clear();
      before.current = {};
    },
    /** For a place that was chosen: it is another address. */
    fill: (now: FilledWords, found: FilledWords) =>
      note(now, fillWords({ now, found, before: before.current, written: written.current })),
    /** For the place of a point: filled fields stay as they are. */
    fillEmpty: (now: FilledWords, found: FilledWords) =>
      note(now, fillWords({ now, found, before: {}, written: ALL })),
  };
}
