'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/clients/api-error';
import { noticeOf } from '@/lib/domain/faults/error-notices';

/** The sentence of a failure. Sentences that need an amount are a diner's, so none is asked for here. */
export function useFaultText() {
  const t = useTranslations('Errors');
  const own = useTranslations('Staff');
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('general');
    if (error.key === 'forbidden') return own('forbidden');
    if (error.kind === 'network') return own('no_signal');
    const { text, values } = noticeOf(error.key);
    return values.length === 0 ? t(text as 'general') : t('general');
  };
}
