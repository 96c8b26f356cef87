'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/clients/api-error';

/** The sentence of a failure, in the person's language. */
export function useFaultText() {
  const t = useTranslations('Errors');
  return (error: unknown): string => {
    const key = error instanceof ApiError ? error.key : 'general';
    return t.has(key as 'general') ? t(key as 'general') : t('general');
  };
}
