import { useTranslations } from 'next-intl';
import { useBill } from '@/lib/queries/table/table-account';
import { showError } from '@/lib/stores/error-store';

/** Stands in place of the buttons: nothing is sent until the bill is taken back (rule table/bill). */
export function BillIsAsked() {
  const t = useTranslations('Table');
  const { setBill, isPending } = useBill();
  const reopen = async () => {
    const outcome = await setBill('reopen');
    if (outcome.kind === 'failed') showError(outcome.error, () => void reopen());
  };
  return (
    <div className="grid w-full gap-2">
      <p>{t('bill_is_asked')}</p>
      <button type="button" className="button w-full" disabled={isPending} onClick={() => void reopen()}>
        {t('reopen')}
      </button>
    </div>
  );
}
