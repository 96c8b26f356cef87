import { useTranslations } from 'next-intl';
import { CopyByHand } from '@/components/layout/copy-by-hand';
import { useCopy } from '@/lib/browser/use-copy';

/** A fact of the account and a button that copies it as a bank's form takes it. */
export function CopiedFact({
  name,
  shown,
  copied = shown,
}: {
  name: string;
  shown: string;
  /** Copied instead of the shown text. */
  copied?: string;
}) {
  const t = useTranslations('Checkout');
  const { state, copy } = useCopy();
  const isCopied = state === 'copied';
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
          onClick={() => void copy(copied)}
        >
          {isCopied ? t('copied') : t('copy')}
        </button>
      </dd>
      <dd>
        <CopyByHand state={state} text={copied} />
      </dd>
    </div>
  );
}
