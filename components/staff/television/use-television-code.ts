import { useEffect, useState } from 'react';
import { readTelevisionCode } from '@/lib/domain/staff/television';

const KEPT = 'television-code';

function readKept(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

const readGiven = (): string | null => new URLSearchParams(location.hash.slice(1)).get('token');

/**
 * A television that loses its power finds its code again; the code leaves the address at once, which a whole hall could read.
 * @returns null for none
 */
export function useTelevisionCode() {
  const [code, setCode] = useState(() => readTelevisionCode(readGiven() ?? readKept()));
  const keep = (typed: string): boolean => {
    const read = readTelevisionCode(typed);
    if (read === null) return false;
    setCode(read);
    try {
      localStorage.setItem(KEPT, read);
    } catch {
      // It holds for as long as the page is open.
    }
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const given = readGiven();
    if (given === null) return;
    history.replaceState(history.state, '', location.pathname);
    keep(given);
  }, []);
  return { code, keep };
}
