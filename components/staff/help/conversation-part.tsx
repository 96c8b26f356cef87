'use client';

import { useTranslations } from 'next-intl';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { type Conversation, settleHelp } from '@/lib/contract/staff/help-calls';
import { useOrderChanges } from '@/lib/queries/staff/board';
import { useHelpChanges } from '@/lib/queries/staff/help';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { HelpMessages } from './help-messages';
import { ReplyForm } from './reply-form';

/** The way to call somebody who was told that they are called. */
function Phone({ contact }: Pick<Conversation, 'contact'>) {
  if (!contact?.phone) return null;
  const phone = `+${contact.phone_code} ${contact.phone}`;
  return (
    <a className="link-button inline-flex min-h-[48px] items-center" href={`tel:${phone.replace(' ', '')}`}>
      {phone}
    </a>
  );
}

/** One conversation, and what the branch says to it: words, or that it needs none (rule staff/conversations). */
export function ConversationPart({
  slug,
  conversation,
  timezone,
  words,
  onWords,
}: {
  slug: string;
  conversation: Conversation;
  timezone: string;
  words: string;
  onWords: (words: string) => void;
}) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const { askAgain } = useHelpChanges(slug);
  const { askAgain: askOrders } = useOrderChanges(slug);
  const { id, waiting, contact } = conversation;
  const onDone = () => {
    askAgain();
    askOrders();
  };
  const { press, isPending, fault } = useSending(async () => {
    await http(slug)(settleHelp, { params: { id: String(id) }, body: { settled: true } });
    onDone();
  });
  return (
    <>
      <Phone {...{ contact }} />
      <HelpMessages {...{ slug, conversation, timezone }} />
      <p role="status" className={waiting > 0 ? 'text-danger font-semibold' : 'text-muted'}>
        {t('help_waiting', { count: waiting })}
      </p>
      <ReplyForm
        {...{ slug, conversation, words, onWords }}
        onSent={() => {
          onWords('');
          onDone();
        }}
      />
      {waiting > 0 && (
        <NamedButton
          words={t('help_settle')}
          className="button button-quiet"
          disabled={isPending}
          onClick={press}
        />
      )}
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </>
  );
}
