import { useTranslations } from 'next-intl';
import { MemberMark } from '@/components/ui/member-mark';

/** A first name with its colour; the reader's own is marked. */
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
