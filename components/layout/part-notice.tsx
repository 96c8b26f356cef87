import { TriangleAlert, WifiOff } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PART_NOTICE_ID } from '@/lib/browser/parts/load-part';

async function Sentence({
  text = 'chunk',
  textId,
  children,
}: {
  text?: 'chunk' | 'general';
  textId?: string;
  children?: ReactNode;
}) {
  const t = await getTranslations('Errors');
  return (
    <>
      <Icon of={text === 'chunk' ? WifiOff : TriangleAlert} size={48} className="text-brand-text" />
      <p className="max-w-[36ch] text-lead" {...(textId === undefined ? {} : { id: textId })}>
        <span className="notice-up">{t(text)}</span>
        {children}
      </p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own, which loads it again */}
      <a href="" className="notice-up button w-full" data-reload>
        {t('reload')}
      </a>
    </>
  );
}

/** Tells of parts that do not load (rule platform/late-parts), and stands in every document for that reason. */
export async function PartNotice() {
  const t = await getTranslations('Errors');
  const textId = `${PART_NOTICE_ID}-text`;
  return (
    <dialog id={PART_NOTICE_ID} className="notice" role="alertdialog" aria-labelledby={textId}>
      <form method="dialog">
        <button type="submit" className="icon-button" aria-label={t('close')}>
          ✕
        </button>
      </form>
      <Sentence textId={textId}>
        <span className="notice-dead">{t('offline_chunk')}</span>
      </Sentence>
      <form method="dialog" className="notice-dead w-full">
        <button type="submit" className="button w-full">
          {t('ok')}
        </button>
      </form>
    </dialog>
  );
}

/** Shows after 120 s in place of a screen whose script is missing. */
export function LateNotice() {
  return (
    <div className="late-notice" role="alert">
      <Sentence />
    </div>
  );
}

export function FaultNotice() {
  return (
    <div className="fault-notice" role="alert">
      <Sentence text="general" />
    </div>
  );
}
