import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { createId } from '@/lib/browser/create-id';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Gateway, Order } from '@/lib/contract/orders/orders';
import { formatAmount } from '@/lib/domain/money/money';
import { WALLET_PHONE } from '@/lib/domain/payments/wallet-phone';
import { GatewayTerms } from './gateway-terms';
import type { OrderPayment } from './use-payment';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The phone of the wallet, most often the contact's own (rule payments/nequi). */
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
  const { currency } = useVisit().tenant;
  const own = order.contact?.phone ?? '';
  const [phone, setPhone] = useState(WALLET_PHONE.test(own) ? own : '');
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
        value={phone}
        error={tried && isWrongPhone ? t('nequi_phone_wrong') : undefined}
        onChange={(typed) => setPhone(digitsOf(typed))}
      />
      <GatewayTerms
        gateway={gateway}
        accepted={accepted}
        isMissing={tried && !accepted}
        refusal={refusal}
        onChange={setAccepted}
      />
      <div className="sticky-action">
        <button type="submit" className="button w-full" disabled={payment.isBusy} aria-busy={payment.isBusy}>
          {payment.isBusy
            ? t('paying')
            : t('pay', { total: formatAmount({ amount: order.total, currency }) })}
        </button>
      </div>
    </form>
  );
}
