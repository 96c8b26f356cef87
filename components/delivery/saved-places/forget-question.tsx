import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

/** Asks in the row of a saved place, because the photos of its door cannot come back. */
export function ForgetQuestion({
  name,
  words,
  onKeep,
  onForget,
}: {
  name: string;
  words: string;
  onKeep: () => void;
  onForget: () => void;
}) {
  const t = useTranslations('Place');
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <fieldset className="card grid min-w-0 gap-2 p-4" aria-label={t('forget_ask')}>
      <p className="font-semibold">{t('forget_ask')}</p>
      <p>{name ? `${name} · ${words}` : words}</p>
      <div className="flex flex-wrap gap-2">
        <button ref={keep} type="button" className="button flex-1" onClick={onKeep}>
          {t('cancel')}
        </button>
        <button type="button" className="button button-quiet button-danger flex-1" onClick={onForget}>
          {t('forget', { address: name || words })}
        </button>
      </div>
    </fieldset>
  );
}
