'use client';

import { useTranslations } from 'next-intl';
import { useHours } from '@/components/staff/shop';
import { useDoerText } from '@/components/staff/use-doer-text';
import type { Done } from '@/lib/contract/staff/history-calls';
import { type Place, useSayDone } from './use-say-done';

/** Says the doer, by which tablet, and at which branch where the restaurant has several. */
function useDoer({ branches }: Place) {
  const t = useTranslations('Staff');
  const sayWho = useDoerText();
  const sayAsked = ({ by, asked }: Done): string => {
    if (asked === null) return sayWho(by);
    return asked.name === null
      ? t('by_allowed', { name: sayWho(by) })
      : t('by_asked', { name: sayWho(by), asked: asked.name });
  };
  return (done: Done): string => {
    const { branch, device } = done.where;
    const tablet = done.by.kind !== 'device' && device !== null ? t('by_device', { name: device }) : null;
    return [sayAsked(done), tablet, branches.length > 1 ? branch : null]
      .filter((part) => part !== null)
      .join(' · ');
  };
}

/** When, in the hours of the branch; who; what; and how it was before. */
export function DoneRow({ done, place }: { done: Done; place: Place }) {
  const t = useTranslations('Staff');
  const sayDoer = useDoer(place);
  const { sentence, change, note, words } = useSayDone(place)(done);
  const { moment } = useHours();
  const at = moment(done.at, place.timezone);
  return (
    <li className="board-card">
      <span className="text-muted">
        <time dateTime={done.at}>{at}</time> · {sayDoer(done)}
      </span>
      <span>{sentence}</span>
      {change && (
        <dl className="history-change">
          {change.from !== null && (
            <>
              <dt className="text-muted">{t('history_before')}</dt>
              <dd>{change.from}</dd>
            </>
          )}
          <dt className="text-muted">{t('history_after')}</dt>
          <dd>{change.to}</dd>
        </dl>
      )}
      {note !== null && <span>{note}</span>}
      {words !== null && <q>{words}</q>}
    </li>
  );
}
