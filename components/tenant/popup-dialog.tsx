'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { DishHero } from '@/components/ui/pictures/dish-picture';
import { safeHref } from '@/lib/domain/tenant/landing-buttons';
import type { PopupOfPage } from '@/lib/domain/tenant/popups';

/** Shows the picture, title, text and link of an announcement (rule branches/announcements). */
export function PopupDialog({ popup, onClose }: { popup: PopupOfPage; onClose: () => void }) {
  const t = useTranslations('Shell');
  const { title, text, image } = popup;
  const href = safeHref(popup.url);
  const tab = href?.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Dialog
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      lead={image && <DishHero picture={image} />}
    >
      {text && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
      {href ? (
        <a className="button mt-6" href={href} {...tab} onClick={onClose}>
          {t('see_more')}
        </a>
      ) : (
        <button type="button" className="button mt-6 w-full" onClick={onClose}>
          {t('understood')}
        </button>
      )}
    </Dialog>
  );
}
