import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { createId } from '@/lib/browser/create-id';
import type { Gateway, Order } from '@/lib/contract/orders/orders';
import { toWalletPhone, WALLET_PHONE } from '@/lib/domain/payments/wallet-phone';
import { GatewayTerms } from './gateway-terms';
import { PayButton } from './pay-button';
import type { OrderPayment } from './use-payment';

/** The phone of the wallet: that of the last try, else the payer's own (rule payments/nequi). */
export function NequiPart({
  order,
  gateway,
  payment,
}: {
  order: Order;
  gateway: NonNullable<Gateway>;
  payment: OrderPayment;
}) {
  const t = useTranslations('Checkout');
  const [changed, setTyped] = useState(payment.lastPhone);
  const typed = changed ?? (WALLET_PHONE.test(payment.ownPhone) ? payment.ownPhone : '');
  const phone = toWalletPhone(typed);
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const isWrongPhone = !WALLET_PHONE.test(phone);
  const refusal = useRef<HTMLParagraphElement>(null);
  const wrong = useFirstWrong({ said: isWrongPhone || !accepted, otherwise: refusal });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrongPhone || !accepted) return wrong.refuse();
    const charge = { method: 'nequi' as const, nequi: { phone } };
    void payment.pay(async () => ({ charge, key: `pay-${createId()}` }));
  };
  return (
    <form ref={wrong.form} noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={t('nequi_phone')}
        hint={t('nequi_hint')}
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
      <PayButton order={order} payment={payment} />
    </form>
  );
}
