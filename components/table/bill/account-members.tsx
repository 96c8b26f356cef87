import { useTranslations } from 'next-intl';
import { MemberName } from '@/components/table/account/member-name';
import { useNewcomer } from '@/components/table/account/use-newcomer';
import type { Account } from '@/lib/contract/table/account';

/** The members of the table; one who left keeps their lines. */
export function AccountMembers({ account }: { account: Account }) {
  const [t, table] = [useTranslations('Account'), useTranslations('Table')];
  const { members } = account;
  const newcomer = useNewcomer(account);
  return (
    <>
      <p role="status" className="empty:hidden mt-3 font-semibold">
        {newcomer && table('joined', { name: newcomer.name })}
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
