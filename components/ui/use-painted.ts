'use client';

import { useEffect, useState } from 'react';

/**
 * Whether the screen has been painted since this came onto it: what takes long waits for that, so that a tap is
 * answered by the next frame (performance, B6).
 */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
