import { useRef } from 'react';

/** Work that a second tap does not begin again: it comes before a button is drawn as busy. */
export function useOnePress<Given extends unknown[]>(work: (...given: Given) => Promise<unknown>) {
  const isPressed = useRef(false);
  return (...given: Given): void => {
    if (isPressed.current) return;
    isPressed.current = true;
    void work(...given).finally(() => {
      isPressed.current = false;
    });
  };
}
