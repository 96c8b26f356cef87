import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import {
  APPROVAL_CODE,
  APPROVAL_PHONE,
  toApprovalCode,
  toApprovalPhone,
} from '@/lib/domain/payments/approval-code';
import { PhoneForm, type PhonePart } from './phone-form';

/** Phone of the wallet and the code that its app shows; a code is typed anew for each try (rule payments/wallet). */
export function WalletPart(part: PhonePart) {
  const t = useTranslations('Checkout');
  const [typed, setTyped] = useState('');
  const code = toApprovalCode(typed);
  const isWrong = !APPROVAL_CODE.test(code);
  const refused = part.payment.payable.lastPayment?.code_refusal ?? null;
  const refusedCode = refused && typed === '' ? t(`wallet_${refused}`) : undefined;
  return (
    <PhoneForm
      {...part}
      pattern={APPROVAL_PHONE}
      read={toApprovalPhone}
      words={{ label: t('wallet_phone'), wrong: t('wallet_phone_wrong') }}
      isWrong={isWrong}
      chargeOf={(phone) => ({ method: 'wallet', wallet: { phone, code } })}
    >
      {(tried) => (
        <Field
          label={t('wallet_code')}
          hint={t('wallet_code_hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={typed}
          error={tried && isWrong ? t('wallet_code_form') : refusedCode}
          onChange={setTyped}
        />
      )}
    </PhoneForm>
  );
}
