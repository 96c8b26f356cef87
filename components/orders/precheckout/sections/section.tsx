'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { useFold } from '@/components/orders/precheckout/folds/fold-context';
import type { SectionName } from '@/components/orders/precheckout/folds/sections';

/** Folds to what was answered in it where it has a name (rule orders/sections). */
export function Section({
  name,
  title,
  children,
}: {
  name?: SectionName;
  title: string;
  children: ReactNode;
}) {
  const t = useTranslations('Checkout');
  const fold = useFold();
  const content = useId();
  const state = (name && fold?.stateOf(name)) ?? 'plain';
  const isFolded = state === 'folded';
  const word = t(isFolded ? 'change' : 'done');
  return (
    <section className={isFolded ? 'fold' : 'mt-8 wide:first:mt-0'} data-fold={name}>
      <div className={isFolded ? 'contents' : 'mb-3 flex items-center justify-between gap-4'}>
        <h2 className={isFolded ? 'fold-title' : 'text-section'}>{title}</h2>
        {name && fold && state !== 'plain' && (
          <button
            type="button"
            className="fold-button"
            aria-label={`${word}: ${title}`}
            aria-expanded={!isFolded}
            aria-controls={content}
            onClick={() => fold.toggle(name)}
          >
            {word}
          </button>
        )}
      </div>
      {name && fold && isFolded && <p className="fold-summary">{fold.summaryOf(name)}</p>}
      <div id={content} hidden={isFolded}>
        {children}
      </div>
    </section>
  );
}
