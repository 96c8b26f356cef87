import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import type { Transfer } from '@/lib/contract/payments/transfer-calls';
import { formatAmount } from '@/lib/domain/money/money';
import { CopiedFact } from './copied-fact';

/** Says to which account, how much and with which words to transfer (rule payments/transfer). */
export function AccountCard({ transfer: { account, amount, reference } }: { transfer: Transfer }) {
  const t = useTranslations('Checkout');
  const { currency } = useApp().tenant;
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="text-lead">{t('transfer_to')}</h2>
      <dl className="grid gap-3">
        <CopiedFact
          name={t('transfer_amount')}
          shown={formatAmount({ amount, currency })}
          copied={String(amount)}
        />
        <div>
          <dt className="text-muted">{t('transfer_bank')}</dt>
          <dd className="font-semibold">{account.bank}</dd>
        </div>
        {account.type && (
          <div>
            <dt className="text-muted">{t('transfer_type')}</dt>
            <dd className="font-semibold">{t(`transfer_${account.type}`)}</dd>
          </div>
        )}
        <CopiedFact name={t('transfer_number')} shown={account.number} />
        <CopiedFact name={t('transfer_holder')} shown={account.holder} />
        <CopiedFact name={t('transfer_document')} shown={account.document} />
        <CopiedFact name={t('transfer_reference')} shown={reference} />
      </dl>
    </section>
  );
}
