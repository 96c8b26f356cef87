'use client';

import { useTranslations } from 'next-intl';
import { useVisit } from '@/lib/visit/visit-provider';

/** What an order is agreed to with. */
export function PrecheckoutTerms({
  slug,
  accepted,
  wrong,
  onChange,
}: {
  slug: string;
  accepted: boolean;
  wrong: boolean;
  onChange: (accepted: boolean) => void;
}) {
  const t = useTranslations('Checkout');
  const { hasPolicies } = useVisit().tenant;
  return (
    <label className="choice mt-6">
      <input
        type="checkbox"
        checked={accepted}
        aria-invalid={wrong ? true : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {t.rich('terms', {
          link: (words) =>
            hasPolicies ? (
              <a className="underline" href={`/${slug}/politicas-servicio`} target="_blank" rel="noreferrer">
                {words}
              </a>
            ) : (
              words
            ),
        })}
      </span>
    </label>
  );
}
