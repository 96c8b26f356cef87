import { useTranslations } from 'next-intl';
import type { Account } from '@/lib/contract/table/account';
import { useCallNext } from '@/lib/queries/table/table-account';
import { showError } from '@/lib/stores/error-store';
import { waitingDishes } from './waiting-dishes';

/**
 * Names the dishes that wait, with a button that tells the kitchen to make them now (rule table/courses); none where nothing waits.
 * A tap without a signal is sent once it is back, and says so.
 */
export function CallNext({ account }: { account: Account }) {
  const t = useTranslations('Account');
  const { callNext, isPending, isPaused, isDone } = useCallNext();
  const dishes = waitingDishes(account);
  const call = async () => {
    const outcome = await callNext();
    if (outcome.kind === 'failed') showError(outcome.error, () => void call());
  };
  return (
    <>
      {dishes && (
        <div className="mt-4 grid gap-2">
          <p>
            {t('waits_list', { dishes })}
            {account.state === 'bill_asked' && ` ${t('waits_bill')}`}
          </p>
          <button
            type="button"
            className="button w-full"
            disabled={isPending}
            aria-busy={isPending}
            onClick={() => void call()}
          >
            {t('call_next')}
          </button>
        </div>
      )}
      <p role="status" className="mt-2 empty:hidden">
        {isPaused && t('call_next_paused')}
        {isDone && !dishes && t('called_next')}
      </p>
    </>
  );
}
