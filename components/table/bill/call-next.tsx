import { useTranslations } from 'next-intl';
import type { Account } from '@/lib/contract/table/account';
import { useCallNext } from '@/lib/queries/table/table-account';
import { showError } from '@/lib/stores/error-store';

/** Tells the kitchen to make what the table asked for later (rule table/courses); none where nothing waits. */
export function CallNext({ account: { rounds } }: { account: Account }) {
  const t = useTranslations('Account');
  const { callNext, isPending } = useCallNext();
  if (!rounds.some(({ lines }) => lines.some(({ later }) => later))) return null;
  const call = async () => {
    const outcome = await callNext();
    if (outcome.kind === 'failed') showError(outcome.error, () => void call());
  };
  return (
    <button
      type="button"
      className="button"
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => void call()}
    >
      {t('call_next')}
    </button>
  );
}
