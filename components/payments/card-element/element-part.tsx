'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { Field } from '@/components/ui/field';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import type { OpenCardElement } from '@/lib/clients/card-element';
import type { GatewayOf } from '@/lib/contract/payments/gateway';
import { showError } from '@/lib/stores/error-store';
import { PayButton } from '../pay-button';
import type { PaymentState } from '../use-payment';
import { useCardElement } from './use-card-element';

/** Null after a reported failure, before any charge. */
async function tokenOf({
  open,
  holder,
  onOffline,
}: {
  open: OpenCardElement;
  holder: string;
  onOffline: () => void;
}): Promise<string | null> {
  try {
    return await open.createToken(holder);
  } catch (error) {
    if (navigator.onLine) showError(error);
    else onOffline();
    return null;
  }
}

/** A card in the gateway's own fields (rule payments/card-element). */
export function ElementPart({ gateway, payment }: { gateway: GatewayOf<'element'>; payment: PaymentState }) {
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const { place, open, state, retry } = useCardElement({ gateway, locale });
  const [holder, setHolder] = useState(payment.lastHolder?.name ?? payment.payable.contact?.name ?? '');
  const [tried, setTried] = useState(false);
  const labelId = useId();
  const told = useRef<HTMLParagraphElement>(null);
  const isUnnamed = holder.trim() === '';
  const isComplete = state.kind === 'ready' && state.isComplete;
  const wrong = useFirstWrong({ wrong: isUnnamed || !isComplete, otherwise: told });
  const fault =
    state.kind === 'ready' && (state.message ?? (tried && !isComplete ? t('card_details_missing') : null));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isUnnamed || !isComplete || !open) {
      wrong.refuse();
      if (!isUnnamed) open?.element.focus();
      return;
    }
    void payment.pay(async () => {
      const token = await tokenOf({ open, holder: holder.trim(), onOffline: payment.tellOffline });
      if (token === null) return null;
      const key = `pay-${token}`;
      return {
        charge: { method: 'card', card: { token } },
        key,
        holder: { name: holder, dniType: '', dni: '' },
      };
    });
  };
  return (
    <form ref={wrong.form} noValidate className="grid gap-4" onKeyDown={nextOnEnter} onSubmit={submit}>
      <p className="text-muted">{t('card_safe')}</p>
      <Field
        label={t('card_holder')}
        autoComplete="cc-name"
        value={holder}
        error={tried && isUnnamed ? t('required') : undefined}
        onChange={setHolder}
      />
      <fieldset className="field" aria-labelledby={labelId}>
        <span id={labelId} className="field-label">
          {t('card_details')}
        </span>
        {/* A frame of another color scheme than its place is opaque (docs/decisions/0171). */}
        <div ref={place} className="input content-center scheme-light" />
        {fault && (
          <p ref={told} tabIndex={-1} className="error" role="alert">
            {fault}
          </p>
        )}
      </fieldset>
      {state.kind === 'failed' && <FailedLoad error={state.error} onRetry={retry} />}
      <PayButton payment={payment} />
    </form>
  );
}
