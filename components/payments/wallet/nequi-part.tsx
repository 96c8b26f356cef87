import { useTranslations } from 'next-intl';
import { toWalletPhone, WALLET_PHONE } from '@/lib/domain/payments/wallet-phone';
import { PhoneForm, type PhonePart } from './phone-form';

/** A key of a test account; no money moves. */
const TEST_KEY = /^pub_test_/;

/** The phone of the wallet; its app asks the payer (rule payments/nequi). A test account names the phones that answer. */
export function NequiPart(part: PhonePart) {
  const t = useTranslations('Checkout');
  const hint = TEST_KEY.test(part.gateway.public_key)
    ? `${t('nequi_hint')} ${t('nequi_test')}`
    : t('nequi_hint');
  return (
    <PhoneForm
      {...part}
      pattern={WALLET_PHONE}
      read={toWalletPhone}
      words={{ label: t('nequi_phone'), hint, wrong: t('nequi_phone_wrong') }}
      chargeOf={(phone) => ({ method: 'nequi', nequi: { phone } })}
    />
  );
}
