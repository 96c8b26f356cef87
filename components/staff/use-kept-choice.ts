import { useState } from 'react';

/** The choice of this tablet on a restaurant's board. The browser keeps it, so that a reload forgets nothing. */
export function useKeptChoice(
  slug: string,
  name:
    | 'branch'
    | 'station'
    | 'service'
    | 'view'
    | 'bookings'
    | 'tables'
    | 'area'
    | 'new-product'
    | `new-branch-${'name' | 'address' | 'city' | 'point'}`
    | `count-${number}`,
) {
  const key = `board-${name}-${slug}`;
  const [choice, setChoice] = useState<string | null>(() => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  });
  const choose = (value: string | null) => {
    setChoice(value);
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // It holds for as long as the page is open.
    }
  };
  return [choice, choose] as const;
}
