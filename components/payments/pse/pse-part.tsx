import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { GatewayTerms } from '@/components/payments/gateway-terms';
import { PayButton } from '@/components/payments/pay-button';
import type { PaymentState } from '@/components/payments/use-payment';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { useApp } from '@/lib/browser/app-provider';
import { createId } from '@/lib/browser/create-id';
import type { Gateway } from '@/lib/contract/payments/gateway';
import { BankField } from './bank-field';
import { PsePayer } from './pse-payer';
import { usePseDraft } from './use-pse-draft';

/** The bank and who pays from it; name, mail and phone are the contact's (rule payments/pse). */
export function PsePart({ gateway, payment }: { gateway: NonNullable<Gateway>; payment: PaymentState }) {
  const t = useTranslations('Checkout');
  const { country } = useApp().tenant;
  const { payable } = payment;
  const state = usePseDraft({ payable, country, last: payment.lastPse });
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState({ bank: false, paper: false });
  const refusal = useRef<HTMLParagraphElement>(null);
  const { draft, paper, isWrongPaper } = state;
  const { bank, person } = draft;
  const isRefused = !bank || isWrongPaper || !accepted;
  const wrong = useFirstWrong({ wrong: isRefused, otherwise: refusal });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!bank || isRefused) return wrong.refuse();
    const pse = { bank: bank.code, person, dni_type: paper.type, dni: paper.number.trim() };
    void payment.pay(async () => ({ charge: { method: 'pse', pse }, key: `pay-${createId()}`, pse: draft }));
  };
  return (
    <form ref={wrong.form} noValidate className="grid gap-4" onKeyDown={nextOnEnter} onSubmit={submit}>
      <p className="text-muted">{t('pse_safe')}</p>
      <BankField
        supplierId={payable.supplierId}
        bank={bank}
        isMissing={!bank && (tried || left.bank)}
        onChange={(next) => state.change({ bank: next })}
        onLeave={() => setLeft({ ...left, bank: true })}
      />
      <PsePayer
        state={state}
        isTold={tried || left.paper}
        onLeave={() => setLeft({ ...left, paper: true })}
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
