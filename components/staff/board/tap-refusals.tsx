'use client';

import { useTranslations } from 'next-intl';

export type Refused = { id: number; text: string };

/** Refusals of orders that this board does not show any more. */
export function TapRefusals({
  refused,
  onSeen,
}: {
  refused: readonly Refused[];
  onSeen: (id: number) => void;
}) {
  const t = useTranslations('Staff');
  return refused.map(({ id, text }) => (
    <div key={id} className="board-fault flex flex-wrap items-center gap-2">
      <p role="alert">{text}</p>
      <button type="button" className="button button-quiet" onClick={() => onSeen(id)}>
        {t('news_seen')}
      </button>
    </div>
  ));
}
