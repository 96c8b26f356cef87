import { useTranslations } from 'next-intl';
import type { Account } from '@/lib/contract/table/account';
import { useSentForMe } from './use-sent-for-me';

/** Somebody else has sent what the reader chose: it is in the kitchen, and in their cart no more. */
export function SentForMe({ account }: { account: Account }) {
  const t = useTranslations('Table');
  const sender = useSentForMe(account);
  return (
    <p role="status" className={sender ? 'dock-note w-full' : 'sr-only'}>
      {sender && t('sent_for_you', { name: sender.name })}
    </p>
  );
}
