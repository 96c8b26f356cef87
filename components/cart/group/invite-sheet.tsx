'use client';

import { Copy, Share2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { CopyByHand } from '@/components/layout/copy-by-hand';
import { Icon } from '@/components/ui/icon';
import { QrCode } from '@/components/ui/qr-code';
import { Sheet } from '@/components/ui/sheet';
import { useApp } from '@/lib/browser/app-provider';
import { useCopy } from '@/lib/browser/use-copy';
import type { Cart } from '@/lib/contract/cart/cart';
import { hostOf } from '@/lib/domain/cart/group';
import { useGroupCalls, useGroupLink } from '@/lib/queries/cart/group';
import { showError } from '@/lib/stores/error-store';
import { NameForm } from './name-form';

function ShareLink({ url }: { url: string }) {
  const t = useTranslations('Group');
  const { tenant } = useApp();
  const { state, copy, share } = useCopy();
  const canShare = 'share' in navigator;
  const text = t('share_text', { name: tenant.name });
  return (
    <div className="grid gap-4">
      <p>{t('invite_text')}</p>
      <div className="mx-auto w-[224px] max-w-full">
        <QrCode text={url} title={t('code')} />
      </div>
      {state !== 'refused' && <p className="select-all break-all text-center text-muted">{url}</p>}
      <CopyByHand state={state} text={url} />
      {canShare && (
        <button type="button" className="button w-full" onClick={() => void share({ text, url }, url)}>
          <Icon of={Share2} size={20} className="flex-none" />
          {t('share')}
        </button>
      )}
      <button
        type="button"
        className={`button w-full ${canShare ? 'button-quiet' : ''}`}
        aria-live="polite"
        onClick={() => void copy(url)}
      >
        <Icon of={Copy} size={20} className="flex-none" />
        {t(state === 'copied' ? 'copied' : 'copy')}
      </button>
    </div>
  );
}

/** Opens the group under its owner's name, and gives its link away; an open one makes another link by itself. */
export function InviteSheet({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const t = useTranslations('Group');
  const { open, isPending } = useGroupCalls(cart);
  const url = useGroupLink(cart.purchase_id);
  const known = cart.group?.is_open === true ? hostOf(cart.group) : '';
  const isBegun = useRef(false);
  const start = async (name: string) => {
    const outcome = await open(name);
    if (outcome.kind === 'failed') showError(outcome.error, () => void start(name));
  };
  useEffect(() => {
    if (isBegun.current || url !== null || known === '') return;
    isBegun.current = true;
    void start(known);
  });
  return (
    <Sheet open onClose={onClose} title={t('order')} closeLabel={t('dismiss')}>
      {url !== null ? (
        <ShareLink url={url} />
      ) : known !== '' ? (
        <div className="h-[320px]" aria-busy />
      ) : (
        <div className="grid gap-4">
          <p>{t('open_text')}</p>
          <NameForm
            label={t('own_name')}
            action={t('open')}
            isBusy={isPending}
            onName={(name) => void start(name)}
          />
        </div>
      )}
    </Sheet>
  );
}
