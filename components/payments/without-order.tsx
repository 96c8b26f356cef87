'use client';

import { useTranslations } from 'next-intl';
import { BranchHelp } from '@/components/branches/branch-help';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';

/** 404, or not a number: the address is mistyped or old, or the browser belongs to nobody of the order. */
const MISSING = [404, 422];

export const isMissingOrder = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== null && MISSING.includes(error.status);

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
  const { screen } = useApp();
  if (error === null) return <LoadingShape className="h-[320px]" />;
  if (!isMissingOrder(error)) return <FailedLoad error={error} onRetry={onRetry} />;
  return (
    <>
      <Title className="text-section">{t('missing')}</Title>
      <p className="mt-2">{t('missing_text')}</p>
      {screen.supplier && <BranchHelp branch={screen.supplier} />}
    </>
  );
}
