'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import type { ChargeProblem } from '@/lib/contract/staff/calls';
import { CURRENCIES, type Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';
import { MoneyRow } from './money-row';
import { SolveProblem } from './solve-problem';
import { useOrderName } from './use-order-name';
import { useSaidGone } from './use-said-gone';

const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

/** An amount of a gateway in its own currency; one that the product does not know stands as it was written. */
function printCharged({ amount, currency }: ChargeProblem['charged']): string {
  if (amount === null) return currency;
  return isCurrency(currency) ? formatAmount({ amount, currency }) : `${amount} ${currency}`;
}

/** An approved charge has taken money, and one that waits may still. */
function toDo(status: ChargeProblem['status']): 'do_approved' | 'do_pending' | 'do_none' {
  if (status === 'approved') return 'do_approved';
  return status === 'pending' ? 'do_pending' : 'do_none';
}

/** A charge that is not what was asked for, and what to do about it (guarantee/events-are-hints). */
export function ProblemRow({ problem }: { problem: ChargeProblem }) {
  const t = useTranslations('StaffMoney');
  const about = useOrderName()({ ...problem, name: null });
  const [isSolving, setSolving] = useState(false);
  useSaidGone({ isDeciding: isSolving, about });
  const { misfit, asked, charged, status, reference, transaction } = problem;
  return (
    <MoneyRow
      amount={asked.amount}
      at={null}
      name={about}
      fault={null}
      buttons={
        <NamedButton words={t('solved')} className="button button-quiet" onClick={() => setSolving(true)} />
      }
    >
      <p>
        <strong className="block">{t(`misfit_${misfit}`, { charged: printCharged(charged) })}</strong>
        <span className="block">{t(toDo(status))}</span>
      </p>
      <dl className="money-facts">
        <dt>{t('reference')}</dt>
        <dd>{reference}</dd>
        {transaction !== '' && (
          <>
            <dt>{t('transaction')}</dt>
            <dd>{transaction}</dd>
          </>
        )}
      </dl>
      {isSolving && <SolveProblem {...{ problem, about }} onClose={() => setSolving(false)} />}
    </MoneyRow>
  );
}
