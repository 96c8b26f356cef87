import { useTranslations } from 'next-intl';
import { MemberMark } from '@/components/ui/member-mark';
import type { AccountMember } from '@/lib/contract/table/account';

export function MemberName({ member }: { member: Pick<AccountMember, 'number' | 'name' | 'is_me'> }) {
  const t = useTranslations('Table');
  const { number, name, is_me } = member;
  return <MemberMark number={number}>{is_me ? t('member_me', { name }) : name}</MemberMark>;
}
