'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useMoney } from '@/components/cart/use-money';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { Sheet } from '@/components/ui/sheet';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { useApp } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import { useHoldShare } from '@/lib/queries/table/table-shares';
import { showError } from '@/lib/stores/error-store';
import { SplitKind } from './split-kind';
import { TipQuestion } from './tip-question';
import { useSplit } from './use-split';

/** The diner's share of the bill, and the tip on it. The server holds it and calculates it (rule payments/shares). */
export function SplitSheet({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations('Account');
  const print = useMoney(useApp().tenant.currency);
  const split = useSplit(account);
  const { hold, isPending } = useHoldShare(account.id);
  const button = useRef<HTMLButtonElement>(null);
  const { form, refuse } = useFirstWrong({ wrong: split.problem, otherwise: button });
  const go = async () => {
    split.try();
    if (!split.wish) return refuse(split.wrong);
    const outcome = await hold(split.wish);
    if (outcome.kind === 'done') onClose();
    else showError(outcome.error, () => void go());
  };
  const words = split.amount > 0 ? t('split_go', { amount: print(split.amount) }) : t('split_go_plain');
  return (
    <Sheet
      open
      tall
      onClose={onClose}
      title={t('split_title')}
      closeLabel={t('close')}
      footer={
        <button
          ref={button}
          type="button"
          className="button w-full"
          disabled={isPending}
          aria-busy={isPending}
          onClick={() => void go()}
        >
          {isPending ? t('holding') : words}
        </button>
      }
    >
      <form
        ref={form}
        onKeyDown={nextOnEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <SplitKind account={account} split={split} />
        {split.asksTip && <TipQuestion percents={account.tip.percents} split={split} />}
      </form>
    </Sheet>
  );
}
