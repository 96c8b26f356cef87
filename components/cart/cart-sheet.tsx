'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { OfflineMenuNote } from '@/components/layout/offline-note';
import { Sheet } from '@/components/ui/sheet';
import { usePainted } from '@/components/ui/use-painted';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { useLastSent } from '@/lib/queries/table/send-round';
import { CartContents, ContinueLink } from './cart-contents';
import { RemovedNote } from './lines/removed-note';
import { OtherCarts } from './other-carts';
import { SentByOthers } from './sent-by-others';
import { ToMenu } from './to-menu';

/** The lines' later height: the sheet must not grow under the finger. */
const heightOf = ({ products }: Cart) => products.length * 111 + 176;

/** Takes the focus of the removed line. */
function EmptyText() {
  const { establishment } = useApp().tenant;
  const t = useTranslations('Cart');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="py-8 text-center">
      {t('empty_text', { establishment })}
    </p>
  );
}

function MenuLink({ onClose }: { onClose: () => void }) {
  const { establishment } = useApp().tenant;
  const t = useTranslations('Menu');
  return <ToMenu onThere={onClose}>{t('see_menu', { establishment })}</ToMenu>;
}

/** Closes the sheet once its dishes went to the kitchen: they are in the account of the table (rule table/sending). */
function useClosedBySending(onClose: () => void): void {
  const sentAt = useLastSent();
  const [before] = useState(sentAt);
  useEffect(() => {
    if (sentAt !== before) onClose();
  }, [sentAt, before, onClose]);
}

/** Opens with the tap; the lines follow a frame later. */
export function CartSheet({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const t = useTranslations('Cart');
  const isPainted = usePainted();
  const isEmpty = cart.products.length === 0;
  useClosedBySending(onClose);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={isEmpty ? <MenuLink onClose={onClose} /> : <ContinueLink cart={cart} onMenu={onClose} />}
    >
      <OfflineMenuNote canOrder inSheet />
      <SentByOthers cart={cart} />
      {isEmpty ? (
        <>
          <EmptyText />
          <RemovedNote cart={cart} />
        </>
      ) : isPainted ? (
        <>
          <CartContents cart={cart} />
          <OtherCarts className="mt-4" />
          <button type="button" className="link-button mt-2" onClick={onClose}>
            {t('keep_ordering')}
          </button>
        </>
      ) : (
        <div style={{ height: heightOf(cart) }} />
      )}
    </Sheet>
  );
}
