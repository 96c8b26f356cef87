import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMoney } from '@/components/cart/use-money';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { useCaughtFocus } from '@/components/ui/use-caught-focus';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { GROUP_OWNER, isGuestOf } from '@/lib/domain/cart/group';
import { useGroupCalls } from '@/lib/queries/cart/group';
import { showError } from '@/lib/stores/error-store';
import { MemberName } from './member-name';

/** Takes a guest out after a question: what they chose goes too, and the links end. */
function TakeOut({
  cart,
  member: { number, name },
}: {
  cart: Cart;
  member: { number: number; name: string };
}) {
  const t = useTranslations('Group');
  const { remove, isPending } = useGroupCalls(cart);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const go = async () => {
    const outcome = await remove(number);
    close();
    if (outcome.kind === 'failed') showError(outcome.error, () => void go());
  };
  return (
    <>
      <button type="button" className="link-button" disabled={isPending} onClick={() => setAsked(true)}>
        {t('remove', { name })}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('remove', { name })}
          keep={t('dismiss')}
          go={t('remove', { name })}
          isPending={isPending}
          onClose={close}
          onGo={() => void go()}
        >
          <p>{t('remove_text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The members, the total of each, and which of them have chosen all. */
export function GroupMembers({ cart }: { cart: Cart }) {
  const t = useTranslations('Group');
  const print = useMoney(useApp().tenant.currency);
  const { group } = cart;
  const list = useCaughtFocus<HTMLUListElement>(group?.members.length ?? 0);
  if (!group) return null;
  const isOwner = !isGuestOf(cart);
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('members')} className="grid gap-1 outline-none">
      {group.members.map((member) => (
        <li key={member.number} className="row items-center">
          <span className="flex min-w-0 flex-wrap items-center gap-x-3">
            <MemberName member={member} me={group.me} />
            {member.is_done && (
              <span className="inline-flex items-center gap-1 text-muted">
                <Icon of={Check} size={16} className="flex-none" />
                {t('is_done')}
              </span>
            )}
            {isOwner && member.number !== GROUP_OWNER && <TakeOut cart={cart} member={member} />}
          </span>
          <span className="price">{print(member.part)}</span>
        </li>
      ))}
    </ul>
  );
}
