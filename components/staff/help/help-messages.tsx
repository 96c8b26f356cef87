'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { useHours } from '@/components/staff/shop';
import { staffPath } from '@/lib/clients/staff-http';
import type { Conversation } from '@/lib/contract/staff/help-calls';

type Message = Conversation['messages'][number];

/** Shown on a tap alone: whoever sees it is written down. */
function Photo({ slug, id }: { slug: string; id: number }) {
  const t = useTranslations('Staff');
  const [state, setState] = useState<'closed' | 'open' | 'gone'>('closed');
  if (state === 'gone') return <p className="text-muted">{t('help_photo_gone')}</p>;
  if (state === 'closed')
    return (
      <NamedButton
        words={t('help_photo')}
        className="button button-quiet justify-self-start"
        onClick={() => setState('open')}
      />
    );
  return (
    // biome-ignore lint/performance/noImgElement: it is personal, so no picture service of ours may keep it
    <img
      src={`${staffPath(slug)}/staff/help_requests/${id}/photo`}
      alt={t('help_photo_of')}
      className="max-h-[60vh] max-w-full justify-self-start rounded-[8px]"
      onError={() => setState('gone')}
    />
  );
}

function Words({
  slug,
  message: { id, from, reason, words, has_photo: hasPhoto, at },
  who,
  timezone,
}: {
  slug: string;
  message: Message;
  who: string;
  timezone: string;
}) {
  const t = useTranslations('Staff');
  const { moment } = useHours();
  const when = moment(at, timezone, { weekday: 'short' });
  return (
    <li className="help-message" data-from={from}>
      <p className="text-muted">
        <strong>{from === 'branch' ? t('help_branch') : who}</strong> · {when}
      </p>
      {reason !== null && <p className="font-semibold">{t(`help_${reason}`)}</p>}
      {words && <p className="whitespace-pre-line text-lead">{words}</p>}
      {hasPhoto && <Photo {...{ slug, id }} />}
    </li>
  );
}

/** The last messages, each reason once; those before them are counted (rule staff/conversations). */
export function HelpMessages({
  slug,
  conversation: { messages, older, member, contact },
  timezone,
}: {
  slug: string;
  conversation: Conversation;
  timezone: string;
}) {
  const t = useTranslations('Staff');
  const who = member ?? contact?.name ?? t('help_diner');
  const isSaid = ({ reason }: Message, at: number) =>
    messages.slice(0, at).findLast(({ from }) => from === 'diner')?.reason === reason;
  return (
    <div aria-live="polite" className="grid gap-2">
      {older > 0 && <p className="text-muted">{t('help_older', { count: older })}</p>}
      <ul className="grid gap-2">
        {messages.map((message, at) => (
          <Words
            key={`${message.id}-${message.from}`}
            {...{ slug, who, timezone }}
            message={isSaid(message, at) ? { ...message, reason: null } : message}
          />
        ))}
      </ul>
    </div>
  );
}
