import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { GatewayTerms } from '@/components/payments/gateway-terms';
import { PayButton } from '@/components/payments/pay-button';
import type { PaymentState } from '@/components/payments/use-payment';
import { Field } from '@/components/ui/field';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { createId } from '@/lib/browser/create-id';
import type { Charge } from '@/lib/contract/orders/orders';
import type { Gateway } from '@/lib/contract/payments/gateway';

export type PhonePart = { gateway: NonNullable<Gateway>; payment: PaymentState };

type Props = PhonePart & {
  pattern: RegExp;
  read: (typed: string) => string;
  words: { label: string; hint?: string; wrong: string };
  /** What `children` ask for is missing or wrong. */
  isWrong?: boolean;
  chargeOf: (phone: string) => Charge;
  /** Further fields, after the phone. */
  children?: (tried: boolean) => ReactNode;
};

/** Pays by the phone of a wallet: that of the last try, else the payer's own. */
export function PhoneForm(props: Props) {
  const { gateway, payment, pattern, read, words, isWrong = false, chargeOf, children } = props;
  const [changed, setTyped] = useState(payment.lastPhone);
  const typed = changed ?? (pattern.test(payment.ownPhone) ? payment.ownPhone : '');
  const phone = read(typed);
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const isWrongPhone = !pattern.test(phone);
  const refusal = useRef<HTMLParagraphElement>(null);
  const cannotPay = isWrongPhone || isWrong || !accepted;
  const wrong = useFirstWrong({ said: cannotPay, otherwise: refusal });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (cannotPay) return wrong.refuse();
    void payment.pay(async () => ({ charge: chargeOf(phone), key: `pay-${createId()}` }));
  };
  return (
    <form ref={wrong.form} noValidate className="grid gap-4" onKeyDown={nextOnEnter} onSubmit={submit}>
      <Field
        label={words.label}
        hint={words.hint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={typed}
        error={tried && isWrongPhone ? words.wrong : undefined}
        onChange={setTyped}
      />
      {children?.(tried)}
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
