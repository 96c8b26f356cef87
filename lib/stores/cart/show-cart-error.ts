import { ApiError } from '@/lib/clients/api-error';
import { noticeOf } from '@/lib/domain/faults/error-notices';
import { isAbort, showError, showNotice } from '@/lib/stores/error-store';

const hasOwnMessage = (error: unknown): boolean =>
  error instanceof ApiError && noticeOf(error.key).text !== 'general';

type Failed = 'cart_add' | 'cart_change';

/** A reason without a message of its own is told as what failed (rule platform/errors). */
export function showCartError(
  error: unknown,
  { key, onRetry }: { key: Failed; onRetry: (() => void) | null },
): void {
  if (hasOwnMessage(error) || isAbort(error)) showError(error, onRetry);
  else showNotice({ key, onRetry });
}

/** For who says it beside the button that was pressed; null: there is nothing to say, or more to do than to press again. */
export function cartReason(error: unknown, key: Failed): Pick<ApiError, 'key' | 'values'> | null {
  if (isAbort(error)) return null;
  if (!(error instanceof ApiError) || !hasOwnMessage(error)) return { key, values: {} };
  const { action } = noticeOf(error.key);
  return action === 'scan' || action === 'reload' ? null : error;
}
