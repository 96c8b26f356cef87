'use client';

import { useTranslations } from 'next-intl';
import { goTo, isPlain } from '@/lib/browser/go-to';
import type { Payment } from '@/lib/contract/orders/orders';

/** Leads to the bank's page, in this tab; draws nothing while no address is known. */
export function BankLink({ action }: { action: Payment['next_action'] }) {
  const t = useTranslations('Checkout');
  if (action?.type !== 'redirect') return null;
  const { url } = action;
  return (
    <a
      className="button mt-4"
      href={url}
      rel="noreferrer"
      onClick={(event) => {
        // Offline the page stays and goes on when the connection is back.
        if (navigator.onLine || !isPlain(event.nativeEvent)) return;
        event.preventDefault();
        goTo(url);
      }}
    >
      {t('bank_go')}
    </a>
  );
}
