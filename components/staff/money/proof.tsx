'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { Dialog } from '@/components/ui/dialog';
import { staffPath } from '@/lib/clients/staff-http';
import { useMoneyPlace, useMoneyWords } from './money-place';

/** The picture as large as its file, pushed in all directions, under the sum that it is compared with. */
function Large({ src, amount, onClose }: { src: string; amount: number; onClose: () => void }) {
  const t = useTranslations('StaffMoney');
  const { money } = useMoneyWords();
  return (
    <Dialog title={t('proof_of', { amount: money(amount) })} closeLabel={t('close')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed is pushed by keys too */}
      <section className="money-proof-large" tabIndex={0} aria-label={t('proof_alt')}>
        {/* biome-ignore lint/performance/noImgElement: it is personal, so no picture service of ours may keep it */}
        <img src={src} alt={t('proof_alt')} />
      </section>
    </Dialog>
  );
}

/** The picture of a transfer, on a tap alone: whoever sees it is written down (rule payments/transfer). */
export function Proof({ id, amount }: { id: number; amount: number }) {
  const t = useTranslations('StaffMoney');
  const { slug } = useMoneyPlace();
  const [state, setState] = useState<'closed' | 'open' | 'large' | 'lost'>('closed');
  const src = `${staffPath(slug)}/staff/transfers/${id}/proof`;
  if (state === 'lost')
    return (
      <div className="money-proof" role="status">
        <p>{t('proof_lost')}</p>
        <button type="button" className="link-button" onClick={() => setState('open')}>
          {t('proof_again')}
        </button>
      </div>
    );
  if (state === 'closed')
    return (
      <NamedButton
        words={t('proof')}
        className="money-proof button button-quiet"
        onClick={() => setState('open')}
      />
    );
  return (
    <>
      <button
        type="button"
        className="money-proof"
        aria-label={t('proof_enlarge')}
        onClick={() => setState('large')}
      >
        {/* biome-ignore lint/performance/noImgElement: it is personal, so no picture service of ours may keep it */}
        <img src={src} alt={t('proof_alt')} onError={() => setState('lost')} />
      </button>
      {state === 'large' && <Large {...{ src, amount }} onClose={() => setState('open')} />}
    </>
  );
}
