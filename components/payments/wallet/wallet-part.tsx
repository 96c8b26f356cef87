import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { GatewayTerms } from '@/components/payments/gateway-terms';
import { PayButton } from '@/components/payments/pay-button';
import type { OrderPayment } from '@/components/payments/use-payment';
import { Field } from '@/components/ui/field';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { createId } from '@/lib/browser/create-id';
import type { Gateway, Order } from '@/lib/contract/orders/orders';
import {
  APPROVAL_CODE,
  APPROVAL_PHONE,
  toApprovalCode,
  toApprovalPhone,
} from '@/lib/domain/payments/approval-code';

/** Phone of the wallet and the code that its app shows; a code is typed anew for each try (rule payments/wallet). */
export function WalletPart({
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
  const typed = changed ?? (APPROVAL_PHONE.test(payment.ownPhone) ? payment.ownPhone : '');
  const [typedCode, setTypedCode] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const phone = toApprovalPhone(typed);
  const code = toApprovalCode(typedCode);
  const isWrongPhone = !APPROVAL_PHONE.test(phone);
  const isWrongCode = !APPROVAL_CODE.test(code);
  const isWrong = isWrongPhone || isWrongCode || !accepted;
  const refused = order.payment?.code_refusal ?? null;
  const refusal = useRef<HTMLParagraphElement>(null);
  const wrong = useFirstWrong({ said: isWrong, otherwise: refusal });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) return wrong.refuse();
    const charge = { method: 'wallet' as const, wallet: { phone, code } };
    void payment.pay(async () => ({ charge, key: `pay-${createId()}` }));
  };
  const refusedCode = refused && typedCode === '' ? t(`wallet_${refused}`) : undefined;
  return (
    <form ref={wrong.form} noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={t('wallet_phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={typed}
        error={tried && isWrongPhone ? t('wallet_phone_wrong') : undefined}
        onChange={setTyped}
      />
      <Field
        label={t('wallet_code')}
        hint={t('wallet_code_hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={typedCode}
        error={tried && isWrongCode ? t('wallet_code_form') : refusedCode}
        onChange={setTypedCode}
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
