import { createStore } from 'zustand/vanilla';
import { ApiError } from '@/lib/clients/api-error';

/** The page's error dialog (rule platform/errors); `key` is one of `ERROR_NOTICES`. */
type ShownError = {
  key: string;
  values: Record<string, string | number>;
  /** Null: the dialog only closes. */
  onRetry: (() => void) | null;
};

export const errorStore = createStore<{ notice: ShownError | null }>(() => ({ notice: null }));

export function showNotice({
  key,
  values = {},
  onRetry = null,
}: Pick<ShownError, 'key'> & Partial<ShownError>): void {
  errorStore.setState({ notice: { key, values, onRetry } });
}

/** Aborted by the diner (rule platform/fault-reports). */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Anything but an answer of the services is shown as our fault. */
export function showError(error: unknown, onRetry: (() => void) | null = null): void {
  if (isAbort(error)) return;
  const known = error instanceof ApiError ? error : null;
  showNotice({
    key: known?.key ?? 'internal',
    values: known?.values ?? {},
    onRetry,
  });
}

export function hideError(): void {
  errorStore.setState({ notice: null });
}
