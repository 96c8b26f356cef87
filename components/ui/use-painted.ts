'use client';

import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/browser/document/after-paint';

/** True after the first paint; slow work waits for it (guarantee/tap-response). */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
