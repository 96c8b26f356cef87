import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { createId } from '@/lib/browser/create-id';
import type { Gateway } from '@/lib/contract/payments/gateway';
import { toWalletPhone, WALLET_PHONE } from '@/lib/domain/payments/wallet-phone';
import { GatewayTerms } from './gateway-terms';
import { PayButton } from './pay-button';
import type { PaymentState } from './use-payment';

/** A key of a test account; no money moves. */
const TEST_KEY = /^pub_test_/;

/**
 * Pays by the phone of the wallet, whose app asks the payer (rule payments/nequi): that of the last try, else the payer's
 * own. A test account names the phones that answer.
 */
export function NequiPart({ gateway, payment }: { gateway: NonNullable<Gateway>; payment: PaymentState }) {
  const t = useTranslations('Checkout');
  const [changed, setTyped] = useState(payment.lastPhone);
  const typed = changed ?? (WALLET_PHONE.test(payment.ownPhone) ? payment.ownPhone : '');
  const phone = toWalletPhone(typed);
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const isWrongPhone = !WALLET_PHONE.test(phone);
  const refusal = useRef<HTMLParagraphElement>(null);
  const cannotPay = isWrongPhone || !accepted;
  const wrong = useFirstWrong({ wrong: cannotPay, otherwise: refusal });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (cannotPay) return wrong.refuse();
    void payment.pay(async () => ({
      charge: { method: 'nequi', nequi: { phone } },
      key: `pay-${createId()}`,
    }));
  };
  return (
    <form ref={wrong.form} noValidate className="grid gap-4" onKeyDown={nextOnEnter} onSubmit={submit}>
      <Field
        label={t('nequi_phone')}
        hint={TEST_KEY.test(gateway.public_key) ? `${t('nequi_hint')} ${t('nequi_test')}` : t('nequi_hint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={typed}
        error={tried && isWrongPhone ? t('nequi_phone_wrong') : undefined}
        onChange={setTyped}
      />
      <GatewayTerms
        gateway={gateway}
        accepted={accepted}
        isMissing={tried && !accepted}
        refusal={refusal}
        onChange={setAccepted}
      />
      <PayButton payment={payment} />
    </form>
  );
}
