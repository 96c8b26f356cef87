import { useTranslations } from 'next-intl';
import { toWalletPhone, WALLET_PHONE } from '@/lib/domain/payments/wallet-phone';
import { PhoneForm, type PhonePart } from './phone-form';

/** The phone of the wallet; its app asks the payer (rule payments/nequi). */
export function NequiPart(part: PhonePart) {
  const t = useTranslations('Checkout');
  return (
    <PhoneForm
      {...part}
      pattern={WALLET_PHONE}
      read={toWalletPhone}
      words={{ label: t('nequi_phone'), hint: t('nequi_hint'), wrong: t('nequi_phone_wrong') }}
      chargeOf={(phone) => ({ method: 'nequi', nequi: { phone } })}
    />
  );
}
