'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/layout/error-text';
import { Dialog } from '@/components/ui/dialog';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import { useCallWaiter } from '@/lib/queries/table/table';
import { showError } from '@/lib/stores/error-store';

/** Why a round was not sent: again, or by the waiter (rule table/sending). */
export function SendFailed({
  error,
  onRetry,
  onClose,
}: {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('Table');
  const textOf = useErrorText(useApp().tenant);
  const { call, isPending } = useCallWaiter();
  const known = error instanceof ApiError ? error : null;
  const reason = textOf(known?.key ?? 'internal', known?.values ?? {});
  const callWaiter = async () => {
    const outcome = await call('waiter');
    onClose();
    if (outcome.kind === 'failed') showError(outcome.error);
  };
  return (
    <Dialog urgent onClose={onClose} title={t('send_failed')} closeLabel={t('close')}>
      <div className="grid gap-3">
        <p>{t('send_failed_text', { reason })}</p>
        <button type="button" className="button w-full" onClick={onRetry}>
          {t('send_again')}
        </button>
        <button
          type="button"
          className="button button-quiet w-full"
          disabled={isPending}
          onClick={() => void callWaiter()}
        >
          {t('call')}
        </button>
      </div>
    </Dialog>
  );
}
