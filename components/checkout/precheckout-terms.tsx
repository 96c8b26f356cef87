'use client';

import { useTranslations } from 'next-intl';

/** The checkbox that accepts the tenant's policies; shown only where the tenant has any. */
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
          link: (words) => (
            <a className="underline" href={`/${slug}/politicas-servicio`} target="_blank" rel="noreferrer">
              {words}
            </a>
          ),
        })}
      </span>
    </label>
  );
}
