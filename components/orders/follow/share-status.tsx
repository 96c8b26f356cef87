'use client';

import { Share2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ShareWays } from '@/components/layout/share-ways';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import type { Order } from '@/lib/contract/orders/orders';
import { useShareStatus } from '@/lib/queries/orders/status-link';
import { showError } from '@/lib/stores/error-store';

/** A link that shows how the order stands, and nothing personal (rule orders/status-link). */
export function ShareStatus({
  order: { id, supplier, delivery_code: code },
}: {
  order: Pick<Order, 'id' | 'supplier' | 'delivery_code'>;
}) {
  const t = useTranslations('Follow');
  const share = useShareStatus(id);
  const [url, setUrl] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    setOpen(true);
    // One is enough for this page: those before it stay good.
    if (url !== null) return;
    const outcome = await share();
    if (outcome.kind === 'done') return setUrl(outcome.value.url);
    setOpen(false);
    showError(outcome.error, () => void open());
  };
  const branch = supplier.name;
  // Somebody else may open the door.
  const text = code === null ? t('share_text', { branch }) : t('share_text_code', { branch, code });
  const words = { share: t('share'), chat: t('share_chat'), copy: t('copy'), copied: t('copied') };
  return (
    <>
      <button type="button" className="button button-quiet w-full" onClick={() => void open()}>
        <Icon of={Share2} size={20} className="flex-none" />
        {t('share_status')}
      </button>
      {isOpen && (
        <Sheet open onClose={() => setOpen(false)} title={t('share_status')} closeLabel={t('close')}>
          <div className="grid gap-4">
            <p>{t('share_note')}</p>
            {url === null ? (
              <div className="h-[200px]" aria-busy />
            ) : (
              <ShareWays text={text} url={url} words={words} />
            )}
          </div>
        </Sheet>
      )}
    </>
  );
}
