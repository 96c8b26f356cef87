'use client';

import { useTranslations } from 'next-intl';
import type { Cart } from '@/lib/contract/cart/cart';
import { hostOf } from '@/lib/domain/cart/group';
import { useGroupCalls } from '@/lib/queries/cart/group';
import { showError } from '@/lib/stores/error-store';

/** A guest orders nothing: they say that they have chosen all (rule cart/group). */
export function GuestFoot({ cart }: { cart: Cart }) {
  const t = useTranslations('Group');
  const { setDone, isPending } = useGroupCalls(cart);
  const { group } = cart;
  const host = hostOf(group);
  const isDone = group?.members.find(({ number }) => number === group.me)?.is_done === true;
  const say = async () => {
    const outcome = await setDone(!isDone);
    if (outcome.kind === 'failed') showError(outcome.error, () => void say());
  };
  return (
    <div className="grid w-full gap-2">
      <p className="text-center" role="status">
        {isDone ? t('done_text', { host }) : t('foot_text', { host })}
      </p>
      {group?.is_open && (
        <button
          type="button"
          className={`button w-full ${isDone ? 'button-quiet' : ''}`}
          disabled={isPending}
          aria-busy={isPending}
          onClick={() => void say()}
        >
          {t(isDone ? 'not_done' : 'done')}
        </button>
      )}
    </div>
  );
}
