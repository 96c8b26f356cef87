import { useTranslations } from 'next-intl';
import type { CartLine } from '@/lib/contract/cart/cart';
import { useSetLater } from '@/lib/queries/cart/set-later';
import { showError } from '@/lib/stores/error-store';

/** A dish at a table comes now, or later, when the table or a waiter calls it (rule table/courses). */
export function LaterChoice({
  line: { id, name, later = false },
  purchaseId,
  onAnswered,
}: {
  line: Pick<CartLine, 'id' | 'name' | 'later'>;
  purchaseId: number;
  /** Also after a refusal. */
  onAnswered?: () => void;
}) {
  const t = useTranslations('Cart');
  const { setLater, isPending } = useSetLater(purchaseId);
  const turn = async () => {
    const outcome = await setLater({ lineId: id, later: !later });
    onAnswered?.();
    if (outcome.kind === 'failed') showError(outcome.error, () => void turn());
  };
  return (
    <button
      type="button"
      className="note"
      aria-pressed={later}
      aria-label={t('later_of', { name })}
      disabled={isPending}
      onClick={() => void turn()}
    >
      {t('later')}
    </button>
  );
}

/** Says, once a dish is chosen for later, when it is made. */
export function LaterHint({ lines }: { lines: readonly Pick<CartLine, 'later'>[] }) {
  const t = useTranslations('Cart');
  return (
    <p role="status" className="text-muted empty:hidden">
      {lines.some(({ later }) => later) && t('later_hint')}
    </p>
  );
}
