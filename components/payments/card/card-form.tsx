'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { GatewayTerms } from '@/components/payments/gateway-terms';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import type { CardInput } from '@/lib/clients/gateway';
import type { Gateway } from '@/lib/contract/payments/gateway';
import type { Country } from '@/lib/domain/tenant/countries';
import { readExpiry } from './card-draft';
import { CardFields } from './card-fields';
import { type CardHolder, useCardDraft } from './use-card-draft';

export type CardSubmit = { card: CardInput; dniType: string; dni: string };

/** Card data goes to the gateway only (rule payments/card-fields, guarantee/no-card-data). */
export function CardForm({
  gateway,
  country,
  holder,
  onSubmit,
  children,
}: {
  gateway: NonNullable<Gateway>;
  country: Country;
  holder: CardHolder;
  onSubmit: (input: CardSubmit) => void;
  /** The button that sends it. */
  children: ReactNode;
}) {
  const t = useTranslations('Checkout');
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const card = useCardDraft({ country, holder, tried });
  const isRefused = !accepted || card.isWrong;
  const refusal = useRef<HTMLParagraphElement>(null);
  const wrong = useFirstWrong({ wrong: isRefused, otherwise: refusal });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isRefused) return wrong.refuse();
    const { dniType, dni, expiry, ...input } = card.draft;
    onSubmit({ card: { ...input, ...readExpiry(expiry) }, dniType, dni });
  };
  return (
    <form ref={wrong.form} noValidate className="grid gap-4" onKeyDown={nextOnEnter} onSubmit={submit}>
      <p className="text-muted">{t('card_safe')}</p>
      <CardFields card={card} country={country} />
      <GatewayTerms
        gateway={gateway}
        accepted={accepted}
        isMissing={tried && !accepted}
        refusal={refusal}
        onChange={setAccepted}
      />
      {children}
    </form>
  );
}
