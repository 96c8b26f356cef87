'use client';

import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/browser/document/after-paint';

/**
 * Whether the screen has been painted since this came onto it: what takes long waits for that, so that a tap is
 * answered by the next frame (guarantee/tap-response).
 */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
