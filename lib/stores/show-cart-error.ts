import { ApiError } from '@/lib/clients/api-error';
import { noticeOf } from '@/lib/domain/faults/error-notices';
import { isAbort, showError, showNotice } from './error-store';

const hasOwnMessage = (error: unknown): boolean =>
  error instanceof ApiError && noticeOf(error.key).text !== 'general';

/** A reason without a message of its own is told as what failed (rule platform/errors). */
export function showCartError(
  error: unknown,
  { key, onRetry }: { key: 'cart_add' | 'cart_change'; onRetry: () => void },
): void {
  if (hasOwnMessage(error) || isAbort(error)) showError(error, onRetry);
  else showNotice({ key, onRetry });
}
