import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Ways to pay an order whose payment failed, in the alert that says so (rule payments/results). */
export function FailedWays({
  onOther,
  isDisabled = false,
  children,
}: {
  /** Null where it stands elsewhere. */
  onOther: (() => void) | null;
  isDisabled?: boolean;
  children?: ReactNode;
}) {
  const t = useTranslations('Checkout');
  return (
    <div className="mt-2 grid gap-2">
      {onOther && (
        <button type="button" className="button button-quiet w-full" disabled={isDisabled} onClick={onOther}>
          {t('other_method')}
        </button>
      )}
      {children}
    </div>
  );
}
