import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';

/** @param asksFirst who has seen the account may have transferred already (rule payments/transfer) */
export function OtherMethod({
  onLeave,
  isDisabled,
  asksFirst,
}: {
  onLeave: () => void;
  isDisabled: boolean;
  asksFirst: boolean;
}) {
  const t = useTranslations('Checkout');
  const [isAsked, setAsked] = useState(false);
  const keep = () => setAsked(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet mt-4 w-full"
        disabled={isDisabled}
        onClick={asksFirst ? () => setAsked(true) : onLeave}
      >
        {t('other_method')}
      </button>
      {/* Stays while leaving: a closing dialog steps back in history. */}
      {isAsked && (
        <Dialog onClose={keep} title={t('transfer_leave')} closeLabel={t('transfer_keep')}>
          <div className="grid gap-4">
            <p>{t('transfer_leave_text')}</p>
            <button type="button" className="button w-full" onClick={keep}>
              {t('transfer_keep')}
            </button>
            <button
              type="button"
              className="button button-quiet w-full"
              disabled={isDisabled}
              onClick={onLeave}
            >
              {t('other_method')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
