'use client';

import { UserPlus } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Cart } from '@/lib/contract/cart/cart';
import { hostOf, isGuestOf } from '@/lib/domain/cart/group';
import { useGroupCalls } from '@/lib/queries/cart/group';
import { showError } from '@/lib/stores/error-store';
import { GroupMembers } from './group-members';

function OwnGroup({ cart, onInvite }: { cart: Cart; onInvite: () => void }) {
  const t = useTranslations('Group');
  const { close, isPending } = useGroupCalls(cart);
  const isOpen = cart.group?.is_open === true;
  const end = async () => {
    const outcome = await close();
    if (outcome.kind === 'failed') showError(outcome.error, () => void end());
  };
  return (
    <>
      {!isOpen && <p className="text-muted">{t('closed_own')}</p>}
      <div className="flex flex-wrap gap-x-6">
        <button type="button" className="link-button inline-flex items-center gap-2" onClick={onInvite}>
          <Icon of={UserPlus} size={20} className="flex-none" />
          {t(isOpen ? 'invite' : 'open_again')}
        </button>
        {isOpen && (
          <button type="button" className="link-button" disabled={isPending} onClick={() => void end()}>
            {t('close')}
          </button>
        )}
      </div>
    </>
  );
}

function JoinedGroup({ cart }: { cart: Cart }) {
  const t = useTranslations('Group');
  const { leave, isPending } = useGroupCalls(cart);
  const { group } = cart;
  const go = async () => {
    const outcome = await leave();
    if (outcome.kind === 'failed') showError(outcome.error, () => void go());
  };
  return (
    <>
      <p className="text-muted">
        {t(group?.is_open ? 'guest_text' : 'closed_guest', { host: hostOf(group) })}
      </p>
      <button type="button" className="link-button" disabled={isPending} onClick={() => void go()}>
        {t('leave')}
      </button>
    </>
  );
}

/** The members, and what each of them may do (rule cart/group). */
export function GroupPart({ cart, onInvite }: { cart: Cart; onInvite: () => void }) {
  const t = useTranslations('Group');
  const { group } = cart;
  return (
    <section className="card mt-4 grid gap-2 p-4" aria-labelledby="group-title">
      <h3 id="group-title" className="font-semibold">
        {isGuestOf(cart) ? t('of', { host: hostOf(group) }) : t('order')}
      </h3>
      <GroupMembers cart={cart} />
      {isGuestOf(cart) ? <JoinedGroup cart={cart} /> : <OwnGroup cart={cart} onInvite={onInvite} />}
    </section>
  );
}
