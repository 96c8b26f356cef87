'use client';

import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/dom/after-paint';

/**
 * Whether the screen has been painted since this came onto it: what takes long waits for that, so that a tap is
 * answered by the next frame (performance, B6).
 */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
