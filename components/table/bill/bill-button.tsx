'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { Account } from '@/lib/contract/table/account';
import { useBill } from '@/lib/queries/table/table-account';
import { showError } from '@/lib/stores/error-store';
import { openDraftsOf } from './account-drafts';
import { waitingDishes } from './waiting-dishes';

/** Asks for the bill, having said what that ends; or opens the account again (rule table/bill). */
export function BillButton({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const [t, table] = [useTranslations('Account'), useTranslations('Table')];
  const { setBill, isPending } = useBill();
  const [isAsked, setAsked] = useState(false);
  const change = async (wanted: 'ask' | 'reopen') => {
    const outcome = await setBill(wanted);
    setAsked(false);
    if (outcome.kind === 'failed') showError(outcome.error, () => void change(wanted));
    else onChanged();
  };
  const count = openDraftsOf(account)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + line.count, 0);
  const isOpen = account.state === 'open';
  const dishes = waitingDishes(account);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        disabled={isPending}
        onClick={() => (isOpen ? setAsked(true) : void change('reopen'))}
      >
        {isOpen ? t('ask_bill') : table('reopen')}
      </button>
      {isAsked && (
        <Dialog onClose={() => setAsked(false)} title={t('ask_bill_title')} closeLabel={t('close')}>
          <div className="grid gap-3">
            <p>{t('ask_bill_text')}</p>
            {count > 0 && <p className="font-semibold">{t('ask_bill_drafts', { count })}</p>}
            {dishes && <p className="font-semibold">{`${t('waits_list', { dishes })} ${t('waits_bill')}`}</p>}
            <button
              type="button"
              className="button w-full"
              disabled={isPending}
              aria-busy={isPending}
              onClick={() => void change('ask')}
            >
              {t('ask_bill')}
            </button>
            <button type="button" className="button button-quiet w-full" onClick={() => setAsked(false)}>
              {t('keep_open')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
