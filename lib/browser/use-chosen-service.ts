import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { useSlice } from './app-provider';

/** Null before the diner has chosen one. */
export const useChosenService = (): ServiceChoice | null =>
  useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
