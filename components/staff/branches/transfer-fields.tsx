'use client';

import { useTranslations } from 'next-intl';
import { ChoiceEdit } from '@/components/staff/editing/fields/choice-edit';
import { NumberEdit } from '@/components/staff/editing/fields/number-edit';
import { TextEdit } from '@/components/staff/editing/fields/text-edit';
import { usePlace } from '@/components/staff/editing/fields/use-place';
import { ACCOUNT_TYPES } from '@/lib/domain/payments/transfer';

const EMPTY = {
  account: { bank: '', type: null, number: '', holder: '', document: '' },
  payMinutes: 30,
  reviewMinutes: 60,
};
const TEXTS = ['bank', 'number', 'holder', 'document'] as const;

/** The account at which transfers arrive; an owner alone changes it. */
export function TransferFields({ slug }: { slug: string }) {
  const t = useTranslations('StaffBranches');
  const place = { kind: 'branch' as const, key: slug, field: ['transfer'] };
  const { value, set, error } = usePlace(place);
  const at = (...field: string[]) => ({ ...place, field: ['transfer', ...field] });
  return (
    <fieldset className="branches-fields">
      <legend className="font-semibold">{t('transfer')}</legend>
      <p className="text-muted">{t('transfer_text')}</p>
      {value === null || value === undefined ? (
        <button type="button" className="button button-quiet" onClick={() => set(EMPTY)}>
          {t('transfer_add')}
        </button>
      ) : (
        <>
          <div className="branches-pair">
            {TEXTS.map((name) => (
              <TextEdit key={name} at={at('account', name)} label={t(`transfer_${name}`)} />
            ))}
            <ChoiceEdit
              at={at('account', 'type')}
              label={t('transfer_type')}
              empty={t('transfer_no_type')}
              options={ACCOUNT_TYPES.map((one) => ({ value: one, text: t(`transfer_${one}`) }))}
            />
            <NumberEdit at={at('payMinutes')} label={t('transfer_pay_minutes')} least={1} />
            <NumberEdit at={at('reviewMinutes')} label={t('transfer_review_minutes')} least={1} />
          </div>
          <button type="button" className="link-button justify-self-start" onClick={() => set(null)}>
            {t('transfer_remove')}
          </button>
        </>
      )}
      {error && <p className="text-danger">{error}</p>}
    </fieldset>
  );
}
