import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { GROUP_OWNER, isGuestOf } from '@/lib/domain/cart/group';
import { useGroupCalls } from '@/lib/queries/cart/group';
import { showError } from '@/lib/stores/error-store';
import { useMoney } from '../lines/cart-lines';
import { MemberName } from './member-name';

/** The members, the total of each, and which of them have chosen all. */
export function GroupMembers({ cart }: { cart: Cart }) {
  const t = useTranslations('Group');
  const print = useMoney(useApp().tenant.currency);
  const { remove, isPending } = useGroupCalls(cart);
  const { group } = cart;
  if (!group) return null;
  const takeOut = async (number: number) => {
    const outcome = await remove(number);
    if (outcome.kind === 'failed') showError(outcome.error, () => void takeOut(number));
  };
  const isOwner = !isGuestOf(cart);
  return (
    <ul aria-label={t('members')} className="grid gap-1">
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
            {isOwner && member.number !== GROUP_OWNER && (
              <button
                type="button"
                className="link-button"
                disabled={isPending}
                onClick={() => void takeOut(member.number)}
              >
                {t('remove', { name: member.name })}
              </button>
            )}
          </span>
          <span className="price">{print(member.part)}</span>
        </li>
      ))}
    </ul>
  );
}
