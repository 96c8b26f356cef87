import { useTranslations } from 'next-intl';
import { MemberName } from '@/components/cart/group/member-name';
import type { Order } from '@/lib/contract/orders/orders';

/** The total of each person's dishes, where several filled the order (rule cart/group). */
export function OrderParts({
  order: { group },
  renderAmount,
}: {
  order: Order;
  renderAmount: (amount: number) => string;
}) {
  const t = useTranslations('Group');
  if (!group || group.members.length < 2) return null;
  return (
    <ul aria-label={t('members')} className="mt-4 grid gap-2">
      {group.members.map((member) => (
        <li key={member.number} className="row">
          <MemberName member={member} me={group.me} />
          <span>{renderAmount(member.part)}</span>
        </li>
      ))}
    </ul>
  );
}
