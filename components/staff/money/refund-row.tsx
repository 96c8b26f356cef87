'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import type { OwedRefund } from '@/lib/contract/staff/refund-calls';
import { GiveBack } from './give-back';
import { MoneyRow } from './money-row';
import { useMethodText } from './use-method-text';
import { useOrderName } from './use-order-name';
import { useSaidGone } from './use-said-gone';

/** Money that goes back to somebody: by the gateway, which does so by itself, or by hand (rule payments/money-back). */
export function RefundRow({ refund }: { refund: OwedRefund }) {
  const t = useTranslations('StaffMoney');
  const methodText = useMethodText();
  const about = useOrderName()(refund);
  const [isGiving, setGiving] = useState(false);
  useSaidGone({ isDeciding: isGiving, about });
  const { amount, since, by_hand: isByHand, method, cancel_reason: reason } = refund;
  return (
    <MoneyRow
      {...{ amount }}
      at={since}
      name={about}
      fault={null}
      buttons={
        <NamedButton
          words={t(isByHand ? 'given' : 'given_instead')}
          className={isByHand ? 'button' : 'link-button'}
          onClick={() => setGiving(true)}
        />
      }
    >
      <p>
        {t('paid_by', { method: methodText(method) })}
        {reason !== null && <span className="block">{t(`cancelled_${reason}`)}</span>}
        <span className="block font-semibold">{t(isByHand ? 'by_hand' : 'by_gateway')}</span>
      </p>
      {isGiving && <GiveBack {...{ refund, about }} onClose={() => setGiving(false)} />}
    </MoneyRow>
  );
}
