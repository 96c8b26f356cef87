'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useStateText } from '@/components/staff/board/use-step-text';
import { NamedThing } from '@/components/staff/named-button';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useNow } from '@/lib/browser/use-now';
import type { Conversation } from '@/lib/contract/staff/help-calls';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import { useConversations } from '@/lib/queries/staff/help';
import { ConversationPart } from './conversation-part';
import { useDrafts } from './use-drafts';

/** The tab says how many wait, for who works in another one. */
function useWaitingTitle(count: number): void {
  const t = useTranslations('Staff');
  const title = count > 0 ? t('help_title', { count }) : t('screen_help');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

const nameOf = ({ order, member }: Conversation): string =>
  [order.number ?? order.id, member].filter(Boolean).join(', ');

/** The order, how it stands, and how long ago the last words were written. */
function Head({ conversation: { order, messages, member, contact } }: { conversation: Conversation }) {
  const t = useTranslations('Staff');
  const format = useFormatter();
  const sayState = useStateText();
  const now = useNow();
  const last = messages.at(-1);
  const state = sayState(order.status);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3>
          <span className="sr-only">{t('help_of', { number: order.number ?? order.id })}</span>
          <span className="board-number" aria-hidden>
            {order.number ?? order.id}
          </span>
        </h3>
        {last && <span className="text-muted">{format.relativeTime(new Date(last.at), now)}</span>}
      </div>
      <p>
        {member ?? contact?.name}
        {state !== null && <span className="block text-muted">{t('help_state', { state })}</span>}
      </p>
    </>
  );
}

/** One conversation of a list, with all that the branch says to it. */
export function ConversationCard({ conversation, ...part }: Parameters<typeof ConversationPart>[0]) {
  return (
    <li
      className="board-card"
      data-place={`talk-${conversation.first_id}`}
      data-rings={conversation.waiting > 0}
    >
      <NamedThing name={nameOf(conversation)}>
        <Head {...{ conversation }} />
        <ConversationPart {...part} {...{ conversation }} />
      </NamedThing>
    </li>
  );
}

/** Those who wait stand first, the newest need on top (rule staff/conversations). */
export function Conversations({ slug, branch }: { slug: string; branch: StaffInstance['branches'][number] }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { conversations, error } = useConversations({ slug, branchId: branch.id });
  const draftOf = useDrafts();
  const waiting = (conversations ?? []).filter((one) => one.waiting > 0);
  const others = (conversations ?? []).filter((one) => one.waiting === 0);
  useWaitingTitle(waiting.length);
  const draw = (conversation: Conversation) => (
    <ConversationCard
      key={conversation.first_id}
      {...{ slug, conversation, timezone: branch.timezone }}
      {...draftOf(conversation)}
    />
  );
  return (
    <>
      {error ? (
        <p role="alert" className="text-danger">
          {sayFault(error)}
        </p>
      ) : null}
      {conversations && (
        <section className="grid gap-3" aria-labelledby="help-waiting">
          <h2 id="help-waiting" className="text-section">
            <span role="status">{t('help_count', { count: waiting.length })}</span>
          </h2>
          <ul className="grid gap-3">{waiting.map(draw)}</ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="grid gap-3" aria-labelledby="help-others">
          <h2 id="help-others" className="text-section">
            {t('help_others')}
          </h2>
          <ul className="grid gap-3">{others.map(draw)}</ul>
        </section>
      )}
    </>
  );
}
