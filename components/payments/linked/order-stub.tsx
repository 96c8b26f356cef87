'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { BranchHelp } from '@/components/branches/branch-help';
import { useErrorText } from '@/components/layout/error-text';
import { TermsWords } from '@/components/layout/privacy/terms-words';
import { useApp } from '@/lib/browser/app-provider';
import type { OrderStub as Stub } from '@/lib/contract/orders/links';
import { formatAmount } from '@/lib/domain/money/money';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import type { PaymentStep } from '@/lib/domain/payments/payment-step';
import { useJoinOrder } from '@/lib/queries/orders/order-links';
import { showError } from '@/lib/stores/error-store';

const STANDING = {
  cart: 'stub_over',
  to_pay: 'stub_to_pay',
  on_its_way: 'stub_on_its_way',
  settled: 'stub_settled',
  over: 'stub_over',
  expired: null,
} as const satisfies Record<PaymentStep, string | null>;

/** The branch, total and status of an order: no more before somebody joins (rule orders/links). */
export function OrderStub({ stub, token, slug }: { stub: Stub; token: string; slug: string }) {
  const t = useTranslations('Checkout');
  const { tenant } = useApp();
  const account = useTranslations('Account');
  const print = (amount: number) => formatAmount({ amount, currency: tenant.currency });
  const textOf = useErrorText(tenant);
  const number = printOrderNumber(stub);
  const standing = STANDING[stub.step];
  return (
    <>
      <section className="card grid gap-2 p-4">
        <h2 className="text-section">{stub.supplier.name}</h2>
        <p className="row">
          <span>{number !== null && t('stub_order', { number })}</span>
          {stub.total !== null && <span className="price">{print(stub.total)}</span>}
        </p>
        {stub.left !== null && stub.left !== stub.total && (
          <p className="text-right">{account('left', { amount: print(stub.left) })}</p>
        )}
        <p role="status">{standing ? t(standing) : textOf('purchase_expired')}</p>
      </section>
      {stub.step === 'to_pay' ? (
        <JoinForm id={stub.id} token={token} slug={slug} />
      ) : (
        <BranchHelp branch={stub.supplier} />
      )}
    </>
  );
}

/** The tenant's policies, where it has some, before anything of the order is shown. */
function JoinForm({ id, token, slug }: { id: number; token: string; slug: string }) {
  const t = useTranslations('Checkout');
  const { hasPolicies } = useApp().tenant;
  const [accepted, setAccepted] = useState(!hasPolicies);
  const [tried, setTried] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { join, isPending } = useJoinOrder(id);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!accepted) return box.current?.focus();
    const outcome = await join(token);
    if (outcome.kind === 'failed') showError(outcome.error);
  };
  const isMissing = tried && !accepted;
  return (
    <form noValidate className="mt-6 grid gap-4" onSubmit={(event) => void submit(event)}>
      <p>{t('join_text')}</p>
      {hasPolicies && (
        <label className="choice">
          <input
            ref={box}
            type="checkbox"
            checked={accepted}
            aria-invalid={isMissing ? true : undefined}
            onChange={(event) => setAccepted(event.target.checked)}
          />
          <TermsWords as="terms" slug={slug} />
        </label>
      )}
      {isMissing && (
        <p className="error" role="alert">
          {t('terms_required')}
        </p>
      )}
      <button type="submit" className="button w-full" disabled={isPending} aria-busy={isPending}>
        {t('join')}
      </button>
    </form>
  );
}
