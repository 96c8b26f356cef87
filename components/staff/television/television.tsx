'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, useState } from 'react';
import { BoardFault } from '@/components/staff/board/board-fault';
import { useAwake } from '@/components/staff/board/use-awake';
import { useBell } from '@/components/staff/board/use-bell';
import { StaffForm } from '@/components/staff/staff-form';
import { Field } from '@/components/ui/field';
import { ApiError } from '@/lib/clients/api-error';
import type { TelevisionNumbers } from '@/lib/contract/staff/hall-calls';
import { fitNumbers } from '@/lib/domain/staff/television';
import { useTelevision, useTelevisionLogo } from '@/lib/queries/staff/television';
import { useTelevisionCode } from './use-television-code';

/** Rings once for each number that was not ready at first, when somebody looked already. @returns whether a tap is needed first */
function useRingOnce(ready: TelevisionNumbers['ready']): boolean {
  const [first] = useState(() => new Set(ready.map(({ id }) => id)));
  const fresh = ready.filter(({ id }) => !first.has(id));
  const { sound } = useBell({ isRinging: false, once: fresh.map(({ id }) => ({ id, tune: 'new' })) });
  return sound === 'waiting';
}

function Numbers({
  name,
  title,
  called,
}: {
  name: 'making' | 'ready';
  title: string;
  called: TelevisionNumbers['ready'];
}) {
  const t = useTranslations('Staff');
  const { columns, rows, signs } = fitNumbers(called.map(({ number }) => number));
  return (
    <section className={`hall-part hall-${name}`} aria-labelledby={`hall-${name}`}>
      <h2 id={`hall-${name}`}>{title}</h2>
      <ul style={{ '--columns': columns, '--rows': rows, '--signs': signs } as CSSProperties}>
        {called.map(({ id, number, is_turn: isTurn }) => (
          <li key={id}>
            <span aria-hidden>{number}</span>
            <span className="sr-only">{isTurn ? number : t('call_order', { number })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hall({
  code,
  shown,
  error,
  shownAt,
}: {
  code: string;
  shown: TelevisionNumbers;
  error: unknown;
  shownAt: number;
}) {
  const t = useTranslations('Staff');
  useAwake();
  const isMute = useRingOnce(shown.ready);
  const logo = useTelevisionLogo(code);
  return (
    <main className="hall">
      {error !== null && <BoardFault {...{ error, shownAt }} />}
      <h1>
        {/* biome-ignore lint/performance/noImgElement: it is no file, and has its size already */}
        {logo !== null && <img src={logo} alt="" />}
        {shown.restaurant === shown.branch ? shown.restaurant : `${shown.restaurant} · ${shown.branch}`}
      </h1>
      <div className="hall-parts" aria-live="polite">
        <Numbers name="making" title={t('call_making')} called={shown.making} />
        <Numbers name="ready" title={t('column_ready')} called={shown.ready} />
      </div>
      {isMute && <p className="hall-mute">{t('hall_mute')}</p>}
    </main>
  );
}

/** The screen in the hall of a branch (rule staff/television). */
export function Television() {
  const t = useTranslations('Staff');
  const { code, keep } = useTelevisionCode();
  const { shown, error, shownAt } = useTelevision(code);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  // Ended: what it showed stands no longer.
  const isEnded = error instanceof ApiError && error.status === 404;
  if (code !== null && shown && !isEnded) return <Hall {...{ code, shown, error, shownAt }} />;
  const waits = code !== null && !isEnded;
  return (
    <main className="page max-w-[480px]" aria-busy={waits && error === null}>
      {waits && error !== null && <BoardFault {...{ error, shownAt }} />}
      {!waits && (
        <StaffForm
          title={t('television')}
          go={t('television_go')}
          isPending={false}
          fault={isWrong ? t('television_wrong') : isEnded ? t('television_ended') : null}
          onSubmit={() => setWrong(!keep(typed))}
        >
          <p>{t('television_text')}</p>
          <Field
            {...{ label: t('television_code'), value: typed, onChange: setTyped, maxLength: 20 }}
            {...{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
          />
        </StaffForm>
      )}
    </main>
  );
}
