'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import { useErrorText } from './error-text';

/** Why something did not load, and a retry. */
export function FailedLoad({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('Errors');
  // Retries when the connection is back.
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const textOf = useErrorText(useApp().tenant);
  return (
    <div className="grid gap-3">
      <p role="alert">{error instanceof ApiError ? textOf(error.key, error.values) : t('general')}</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
