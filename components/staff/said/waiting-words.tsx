'use client';

import { useTranslations } from 'next-intl';
import { ConversationCard } from '@/components/staff/help/conversations';
import { useDrafts } from '@/components/staff/help/use-drafts';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import { useConversations } from '@/lib/queries/staff/help';

/** The messages about orders that wait for the branch, each answered in its place (rule staff/conversations). */
export function WaitingWords({ slug, branch }: { slug: string; branch: StaffInstance['branches'][number] }) {
  const t = useTranslations('StaffSaid');
  const { conversations } = useConversations({ slug, branchId: branch.id });
  const draftOf = useDrafts();
  const waiting = (conversations ?? []).filter((one) => one.waiting > 0);
  if (waiting.length === 0)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-muted">
        {conversations && t('waiting', { count: 0 })}
        <a className="link-button" href={`/${slug}/help`}>
          {t('messages')}
        </a>
      </p>
    );
  return (
    <section className="grid gap-3" aria-labelledby="said-waiting">
      <h2 id="said-waiting" className="text-section">
        {t('waiting', { count: waiting.length })}
      </h2>
      <ul className="grid gap-3">
        {waiting.map((conversation) => (
          <ConversationCard
            key={conversation.first_id}
            {...{ slug, conversation, timezone: branch.timezone }}
            {...draftOf(conversation)}
          />
        ))}
      </ul>
      <a className="link-button justify-self-start" href={`/${slug}/help`}>
        {t('messages')}
      </a>
    </section>
  );
}
