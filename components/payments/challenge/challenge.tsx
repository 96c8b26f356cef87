'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useGiveUpChallenge } from '@/lib/queries/orders';
import { showError } from '@/lib/stores/error-store';
import { ChallengeFrame } from './challenge-frame';

/** The question of the card's bank, and a way out of it (rule payments/challenge). */
export function Challenge({ paymentId, html }: { paymentId: number; html: string }) {
  const t = useTranslations('Checkout');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { giveUp, isPending } = useGiveUpChallenge();
  const leave = async () => {
    const outcome = await giveUp(paymentId);
    if (outcome.kind === 'failed') showError(outcome.error, () => void leave());
  };
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
      <button
        type="button"
        className="button button-quiet mt-4 w-full"
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => void leave()}
      >
        {t('challenge_leave')}
      </button>
    </div>
  );
}
