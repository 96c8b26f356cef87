import { createContext, useContext } from 'react';
import type { ReadyWords } from '@/lib/domain/staff/ready-answers';

export const ReadyContext = createContext<ReadyWords | null>(null);

/** @throws outside a `StaffApp` */
export function useReadyWords(): ReadyWords {
  const ready = useContext(ReadyContext);
  if (!ready) throw new Error('useReadyWords needs a StaffApp above it');
  return ready;
}
