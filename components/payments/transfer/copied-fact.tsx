import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

/** Long enough to be read; then the button says again what it does. */
const SHOWN_MS = 4_000;

/** A fact of the account and a button that copies it as a bank's form takes it. */
export function CopiedFact({
  name,
  shown,
  copied = shown,
}: {
  name: string;
  shown: string;
  /** What is copied instead of what is shown. */
  copied?: string;
}) {
  const t = useTranslations('Checkout');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  // A browser that refuses leaves the text to be selected.
  const copy = () =>
    navigator.clipboard?.writeText(copied).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="flex items-center justify-between gap-3">
        <span className="min-w-0 select-all break-words font-semibold">{shown}</span>
        <button
          type="button"
          className="button button-quiet shrink-0"
          aria-label={isCopied ? undefined : t('copy_what', { what: name })}
          aria-live="polite"
          onClick={() => void copy()}
        >
          {isCopied ? t('copied') : t('copy')}
        </button>
      </dd>
    </div>
  );
}
