import { createStore } from 'zustand/vanilla';
import { ApiError } from '@/lib/clients/api-error';

/** The one error dialog of a page (rule platform/errors); not persisted. `key` is one of `ERROR_NOTICES`. */
export type ShownError = {
  key: string;
  values: Record<string, string | number>;
  /** Does again what failed; null where that is not for the dialog to do, which then offers to close alone. */
  onRetry: (() => void) | null;
};

export const errorStore = createStore<{ notice: ShownError | null }>(() => ({ notice: null }));

/** Shows a failure by its key. */
export function showNotice({
  key,
  values = {},
  onRetry = null,
}: Pick<ShownError, 'key'> & Partial<ShownError>): void {
  errorStore.setState({ notice: { key, values, onRetry } });
}

/** Aborted by the diner: not a failure (rule platform/fault-reports). */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Shows why something failed. What is no answer of the services is a fault of ours. */
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
