'use client';

import { useTranslations } from 'next-intl';
import { NamedButton, NamedThing } from '@/components/staff/named-button';

export type Refused = { id: number; number: number | null; text: string };

/** Refusals of orders that this board does not show any more. */
export function TapRefusals({
  refused,
  onSeen,
}: {
  refused: readonly Refused[];
  onSeen: (id: number) => void;
}) {
  const t = useTranslations('Staff');
  return refused.map(({ id, number, text }) => (
    <NamedThing key={id} name={`${number ?? id}`}>
      <div className="board-fault flex flex-wrap items-center gap-2" data-place={`refusal-${id}`}>
        <p role="alert">{text}</p>
        <NamedButton words={t('news_seen')} className="button button-quiet" onClick={() => onSeen(id)} />
      </div>
    </NamedThing>
  ));
}
