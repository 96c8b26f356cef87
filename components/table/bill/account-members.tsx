import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { MemberName } from '@/components/table/account/member-name';
import type { Account, AccountMember } from '@/lib/contract/table/account';

/** Long enough to be read. */
const TOLD_MS = 8_000;

/** Who came while this page was open: everybody there is told for a while (rule table/joining). */
function useNewcomer({ members }: Account): AccountMember | null {
  const [known, setKnown] = useState(members);
  const [newcomer, setNewcomer] = useState<AccountMember | null>(null);
  if (known !== members) {
    setKnown(members);
    const came = members.find(({ number }) => !known.some((one) => one.number === number));
    if (came && !came.is_me) setNewcomer(came);
  }
  useEffect(() => {
    if (!newcomer) return;
    const timer = setTimeout(() => setNewcomer(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [newcomer]);
  return newcomer;
}

/** Who is at the table; whoever left keeps their lines. */
export function AccountMembers({ account }: { account: Account }) {
  const t = useTranslations('Account');
  const { members } = account;
  const newcomer = useNewcomer(account);
  return (
    <>
      <p role="status" className="empty:hidden mt-3 font-semibold">
        {newcomer && t('joined', { name: newcomer.name })}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2" aria-label={t('members')}>
        {members.map((member) => (
          <li key={member.number} className={member.left ? 'text-muted' : undefined}>
            <MemberName
              member={member.left ? { ...member, name: t('member_left', { name: member.name }) } : member}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The member of a number; null for staff, and for who pays by a link. */
export const memberOf = ({ members }: Account, number: number | null) =>
  members.find((member) => member.number === number) ?? null;
