import { useTranslations } from 'next-intl';
import type { Account } from '@/lib/contract/table/account';
import { useFollowAvoided } from '@/lib/queries/table/follow-avoided';

/** Marks avoided dishes on every page that sends, or says that nothing could be marked (rule table/avoided). */
export function SendAvoided({ account }: { account: Account }) {
  const t = useTranslations('Table');
  const { isUnknown } = useFollowAvoided(account);
  return (
    <p role="status" className="card w-full p-3 empty:hidden">
      {isUnknown && t('avoided_unknown')}
    </p>
  );
}
