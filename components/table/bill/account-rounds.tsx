import { useTranslations } from 'next-intl';
import { useBranchClock } from '@/components/branches/branch-clock';
import { LineWords } from '@/components/cart/lines/line-words';
import { useMoney } from '@/components/cart/use-money';
import { MemberName } from '@/components/table/account/member-name';
import { useApp } from '@/lib/browser/app-provider';
import type { Account, Round, SentLine } from '@/lib/contract/table/account';
import { memberOf } from '@/lib/domain/table/members';

/** The member and the state of a line; a void line says why (rule table/rounds). */
function LineFacts({
  account,
  line,
  known,
}: {
  account: Account;
  line: SentLine;
  /** The state that its round says already. */
  known: Round['state'];
}) {
  const t = useTranslations('Account');
  const { state, void_reason: reason, for_all: forAll, member: number } = line;
  const member = memberOf(account, number);
  const voided = reason ? t('line_void', { reason }) : t('line_void_plain');
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      {member && <MemberName member={member} />}
      {!member && <span>{t('staff')}</span>}
      {forAll && <span className="chip">{t('for_all')}</span>}
      {line.later && <span className="chip">{t('waits')}</span>}
      {state !== known && !line.later && (
        <span className={state === 'served' ? 'chip chip-strong' : 'chip'}>
          {state === 'void' ? voided : t(`line_${state}`)}
        </span>
      )}
    </span>
  );
}

function RoundPart({ account, round, locale }: { account: Account; round: Round; locale: string }) {
  const t = useTranslations('Account');
  const print = useMoney(useApp().tenant.currency);
  const clock = useBranchClock(locale);
  const sender = memberOf(account, round.member);
  return (
    <li className="border-line border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t('round', { number: round.number, time: clock(round.sent_at) })}</h3>
        <span className={round.state === 'served' ? 'chip chip-strong' : 'chip'}>
          {t(`line_${round.state}`)}
        </span>
      </div>
      {sender && <p className="text-muted">{t('round_by', { name: sender.name })}</p>}
      <ul className="mt-2 grid gap-4">
        {round.lines.map((line) => (
          <li key={line.id} className="row">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className={line.state === 'void' ? 'line-through' : undefined}>
                {line.count} × {line.name}
              </span>
              <LineWords line={line} />
              <LineFacts account={account} line={line} known={round.state} />
            </span>
            {line.state === 'void' ? (
              <s className="was">{print(line.subtotal)}</s>
            ) : (
              <span>{print(line.subtotal)}</span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The rounds that the kitchen has, the newest first. */
export function AccountRounds({ account, locale }: { account: Account; locale: string }) {
  const t = useTranslations('Account');
  if (account.rounds.length === 0) return null;
  const rounds = [...account.rounds].sort((one, other) => other.number - one.number);
  return (
    <section className="mt-8">
      <h2 className="text-section">{t('rounds')}</h2>
      <ul>
        {rounds.map((round) => (
          <RoundPart key={round.number} account={account} round={round} locale={locale} />
        ))}
      </ul>
    </section>
  );
}
