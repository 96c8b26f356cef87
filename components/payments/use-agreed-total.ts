import { useState } from 'react';
import { ApiError } from '@/lib/clients/api-error';
import { showError } from '@/lib/stores/error-store';
import type { Payable } from './payable';

/**
 * A total that has moved while the page was open, as when a price is kept no longer, is told at the press and paid at
 * the next one, whoever saw it first: the page, or the server (rule orders/later).
 */
export function useAgreedTotal({ isCart, total }: Pick<Payable, 'isCart' | 'total'>) {
  const [agreed, setAgreed] = useState(total);
  const tell = (error: unknown) => {
    if (error instanceof ApiError && error.key === 'total_changed') setAgreed(Number(error.values.total));
    showError(error);
  };
  const check = (): boolean => {
    if (!isCart || total === agreed) return true;
    tell(new ApiError({ kind: 'http', status: 409, key: 'total_changed', values: { total } }));
    return false;
  };
  return { check, tell };
}
