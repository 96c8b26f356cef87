'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { askToPush, canBePushed } from '@/lib/browser/push-browser';
import type { NoticeChoice } from '@/lib/contract/orders/notice-calls';
import type { Order } from '@/lib/contract/orders/orders';
import type { NoticeWay } from '@/lib/domain/orders/status-notice';
import { useChooseNotices } from '@/lib/queries/orders/order-notices';
import { showError } from '@/lib/stores/error-store';

/** How its owner is told how the order stands; nothing where there is no way (rule orders/notices). */
export function TellBy({ order: { id, service, contact, notices } }: { order: Order }) {
  const t = useTranslations('Follow');
  const group = useId();
  const { choose, asked } = useChooseNotices(id);
  const [canPush] = useState(canBePushed);
  const [problem, setProblem] = useState<'denied' | 'failed' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const latest = useRef(0);
  if (!notices) return null;
  const known = asked === undefined ? notices.by : asked;
  const chosen = isAsking ? 'push' : known;
  const ways = notices.ways.filter((way) => way !== 'push' || canPush || chosen === 'push');
  if (ways.length === 0) return null;
  const labels = {
    mail: t('tell_mail', { address: contact?.email ?? '' }),
    sms: t('tell_sms', { address: contact?.phone ?? '' }),
    push: t('tell_push'),
  } satisfies Record<NoticeWay, string>;
  const send = async (choice: NoticeChoice) => {
    const outcome = await choose(choice);
    if (outcome.kind === 'failed') showError(outcome.error, () => void send(choice));
  };
  const pick = async (by: NoticeWay | null) => {
    latest.current += 1;
    const turn = latest.current;
    setProblem(null);
    setAsking(by === 'push');
    if (by !== 'push') return send({ by });
    const answer = await askToPush(notices.push_key ?? '');
    // The browser's question may stay open for long, and something else be chosen meanwhile.
    if (latest.current !== turn) return;
    if (answer.kind === 'subscribed') await send({ by, push: answer.target });
    else if (answer.kind !== 'dismissed') setProblem(answer.kind);
    setAsking(false);
  };
  return (
    <fieldset>
      <legend className="text-lead font-semibold">{t('tell_by')}</legend>
      <p className="text-muted">{t('tell_note', { service })}</p>
      <div className="mt-2 grid gap-2">
        {[null, ...ways].map((way) => (
          <label key={way} className="choice">
            <input type="radio" name={group} checked={chosen === way} onChange={() => void pick(way)} />
            <span className="min-w-0 break-words">{way === null ? t('tell_none') : labels[way]}</span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-2 empty:hidden">
        {problem === null ? null : t(problem === 'denied' ? 'push_denied' : 'push_failed')}
      </p>
    </fieldset>
  );
}
