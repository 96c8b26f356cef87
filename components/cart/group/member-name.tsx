import { useTranslations } from 'next-intl';
import { MemberMark } from '@/components/ui/member-mark';

/** By first name and colour; the reader's own says so. */
export function MemberName({
  member: { number, name },
  me,
}: {
  member: { number: number; name: string };
  me: number | null;
}) {
  const t = useTranslations('Group');
  return <MemberMark number={number}>{number === me ? t('me', { name }) : name}</MemberMark>;
}
