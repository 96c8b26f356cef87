'use client';

import { CalendarX, CreditCard, Hash, MapPinOff, PackageX, QrCode, TriangleAlert, WifiOff } from 'lucide';
import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { type ErrorNotice, noticeOf } from '@/lib/domain/faults/error-notices';
import { errorStore, hideError } from '@/lib/stores/error-store';
import { type ErrorWords, useErrorText } from './error-text';

const ICONS = {
  offline: WifiOff,
  stock: PackageX,
  address: MapPinOff,
  payment: CreditCard,
  closed: CalendarX,
  scan: QrCode,
  code: Hash,
  alert: TriangleAlert,
} as const satisfies Record<ErrorNotice['icon'], unknown>;

/** Icon, sentence, one action (rule platform/errors). */
export function ErrorDialog({
  tenant,
  reload = () => location.reload(),
}: {
  tenant: ErrorWords;
  reload?: () => void;
}) {
  const t = useTranslations('Errors');
  const textOf = useErrorText(tenant);
  const notice = useStore(errorStore, (state) => state.notice);
  if (!notice) return null;
  const { icon, action } = noticeOf(notice.key);
  const possible = action === 'retry' && !notice.onRetry ? 'ok' : action;
  const run = () => {
    // Closing steps back in history, which would cross the reload.
    if (possible === 'reload') return reload();
    hideError();
    if (possible === 'retry') notice.onRetry?.();
  };
  const text = textOf(notice.key, notice.values);
  return (
    <Dialog urgent onClose={hideError} title={text} closeLabel={t('close')} hideTitle>
      <div className="grid justify-items-center gap-4 text-center">
        <Icon of={ICONS[icon]} size={48} className="text-brand-text" />
        <p className="max-w-[36ch] text-lead" aria-hidden>
          {text}
        </p>
        <button type="button" className="button w-full" onClick={run}>
          {t(possible)}
        </button>
      </div>
    </Dialog>
  );
}
