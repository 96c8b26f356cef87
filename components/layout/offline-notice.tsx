import { WifiOff } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { OFFLINE_NOTICE_ID } from '@/lib/browser/go-to';

/** Stands in every document, because nothing can be loaded offline. */
export async function OfflineNotice() {
  const t = await getTranslations('Errors');
  const textId = `${OFFLINE_NOTICE_ID}-text`;
  return (
    <dialog id={OFFLINE_NOTICE_ID} className="notice" role="alertdialog" aria-labelledby={textId}>
      <form method="dialog">
        <button type="submit" className="icon-button" aria-label={t('close')}>
          ✕
        </button>
      </form>
      <Icon of={WifiOff} size={48} className="text-brand-text" />
      <p className="max-w-[36ch] text-lead" id={textId}>
        {t('offline_page')}
      </p>
      <a href="/" className="button w-full">
        {t('retry')}
      </a>
    </dialog>
  );
}
