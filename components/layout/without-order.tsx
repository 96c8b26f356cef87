'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/clients/api-error';
import { FailedLoad } from './failed-load';
import { LoadingShape } from './loading-shape';

/** 404, or not a number: mistyped or outdated addresses. */
const MISSING = [404, 422];

export function WithoutOrder({
  error,
  title: Title,
  onRetry,
}: {
  error: unknown;
  title: 'h1' | 'h2';
  onRetry: () => void;
}) {
  const t = useTranslations('Order');
  if (error === null) return <LoadingShape className="h-[320px]" />;
  const isMissing = error instanceof ApiError && error.status !== null && MISSING.includes(error.status);
  if (isMissing) return <Title className="text-section">{t('missing')}</Title>;
  return <FailedLoad error={error} onRetry={onRetry} />;
}
