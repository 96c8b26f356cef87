'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ChallengeFrame } from './challenge-frame';

/** The question of the card's bank (rule payments/challenge). */
export function Challenge({ html }: { html: string }) {
  const t = useTranslations('Checkout');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are the bank's own
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={t('challenge_frame')}
      className="w-full outline-none"
    >
      <ChallengeFrame key={html} html={html} title={t('challenge_frame')} />
    </div>
  );
}
