'use client';

import { useTranslations } from 'next-intl';
import { Options } from '@/components/staff/board/order-options';
import { NamedThing } from '@/components/staff/named-button';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { stageOfSent } from '@/lib/domain/staff/stages';
import { isAwaited } from '@/lib/domain/table/rounds';
import { useMemberName } from './account-people';
import { AccountSteps } from './account-steps';
import { useRoomPlace, useRoomWords } from './room-place';
import { VoidLine } from './void-line';

type Round = StaffAccount['rounds'][number];
type Line = Round['lines'][number];

/** How a line stands, in the words of the screen. */
export const lineStateOf = ({ state, later }: Pick<Line, 'state' | 'later'>) =>
  state === 'sent' && later ? 'later' : state;

function RoundLine({ account, line }: { account: StaffAccount; line: Line }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const nameOf = useMemberName(account);
  const isVoid = line.state === 'void';
  const whose = line.for_all ? t('for_all') : (nameOf(line.member) ?? t('for_table'));
  return (
    <li className="room-line" data-place={`line-${line.id}`}>
      <span className="room-line-head">
        <strong className={isVoid ? 'text-muted line-through' : ''}>
          {line.count} × {line.name}
        </strong>
        <span className={isVoid ? 'text-muted line-through' : ''}>{money(line.subtotal)}</span>
      </span>
      <Options options={line.options} />
      {line.comment && <span className="board-warn">{line.comment}</span>}
      <span className="room-line-foot">
        <span className="text-muted">
          {[whose, t(`line_${lineStateOf(line)}`)].filter(Boolean).join(' · ')}
          {line.void_reason !== null && ` · «${line.void_reason}»`}
        </span>
        {(isAwaited(line) || (!isVoid && account.state !== 'closed')) && <VoidLine {...{ account, line }} />}
      </span>
    </li>
  );
}

/** Everything that was sent, round by round, with the next step of each. */
export function AccountRounds({ account }: { account: StaffAccount }) {
  const t = useTranslations('StaffTables');
  const { clock } = useRoomWords();
  const { scopes } = useRoomPlace();
  const nameOf = useMemberName(account);
  if (account.rounds.length === 0) return <p className="text-muted">{t('nothing_sent')}</p>;
  const stages = account.rounds.map((round) => ({
    round,
    products: round.lines.map((line) => ({ id: line.id, stage: stageOfSent(line) })),
  }));
  const waiting = stages.flatMap(({ products }) => products).filter(({ stage }) => stage === 'later');
  const maySay = scopes.includes('orders:write');
  return (
    <div className="grid gap-4">
      {stages.map(({ round, products }) => {
        const title = t('round', { number: round.number });
        return (
          <section key={round.number} className="room-round" aria-label={title}>
            <h3 className="text-muted">
              {[title, clock(round.sent_at), nameOf(round.member) ?? t('by_staff')].join(' · ')}
            </h3>
            <ul>
              {round.lines.map((line) => (
                <RoundLine key={line.id} {...{ account, line }} />
              ))}
            </ul>
            {maySay && (
              <NamedThing name={title}>
                <AccountSteps
                  accountId={account.id}
                  lines={products.filter(({ stage }) => stage !== 'later')}
                />
              </NamedThing>
            )}
          </section>
        );
      })}
      {maySay && waiting.length > 0 && <AccountSteps accountId={account.id} lines={waiting} />}
    </div>
  );
}
