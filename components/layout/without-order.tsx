'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/clients/api-error';
import { FailedLoad } from './failed-load';
import { LoadingShape } from './loading-shape';

/** Nobody's, or no order's number at all: an address is mistyped as easily as it is outdated. */
const MISSING = [404, 422];

/** What stands in the place of an order while there is none: its shape, that it is missing, or why it did not come. */
export function WithoutOrder({
  error,
  title: Title,
  onRetry,
}: {
  /** Null while it is on its way. */
  error: unknown;
  /** The page's title, where it has no other. */
  title: 'h1' | 'h2';
  onRetry: () => void;
}) {
  const t = useTranslations('Order');
  if (error === null) return <LoadingShape className="h-[320px]" />;
  const isMissing = error instanceof ApiError && error.status !== null && MISSING.includes(error.status);
  if (isMissing) return <Title className="text-section">{t('missing')}</Title>;
  return <FailedLoad error={error} onRetry={onRetry} />;
}
