import { useTranslations } from 'next-intl';
import { LaterChoice, LaterHint } from '@/components/cart/lines/later-choice';
import { LineStepper } from '@/components/cart/lines/line-stepper';
import { LineWords } from '@/components/cart/lines/line-words';
import { useMoney } from '@/components/cart/use-money';
import { MemberName } from '@/components/table/account/member-name';
import { useApp } from '@/lib/browser/app-provider';
import type { Account, Draft } from '@/lib/contract/table/account';
import { memberOf } from '@/lib/domain/table/members';
import { useSetCount } from '@/lib/queries/cart/cart';
import { useAskAccountAgain, useForAll } from '@/lib/queries/table/table-account';
import { showError } from '@/lib/stores/error-store';

type DraftLine = Draft['lines'][number];

function ForAll({
  line,
  isPending,
  onChange,
}: {
  line: DraftLine;
  isPending: boolean;
  onChange: () => void;
}) {
  const t = useTranslations('Account');
  return (
    <button
      type="button"
      className="note"
      aria-pressed={line.for_all}
      aria-label={t('for_all_of', { name: line.name })}
      disabled={isPending}
      onClick={onChange}
    >
      {t('for_all')}
    </button>
  );
}

function useDraftChanges(purchaseId: number) {
  const { setForAll, isPending: isMarking } = useForAll();
  const { setCount, isPending: isCounting } = useSetCount({ purchase_id: purchaseId });
  const askAgain = useAskAccountAgain();
  const mark = async (line: DraftLine) => {
    const outcome = await setForAll({ lineId: line.id, forAll: !line.for_all });
    if (outcome.kind === 'failed') showError(outcome.error, () => void mark(line));
  };
  const count = async (wanted: { lineId: number; count: number }) => {
    const outcome = await setCount(wanted);
    askAgain();
    if (outcome.kind === 'failed') showError(outcome.error, () => void count(wanted));
  };
  return { mark, count, isPending: isMarking || isCounting };
}

/** One's own: counted, taken off or marked for all, until it is sent. */
function OwnLines({ purchaseId, lines }: { purchaseId: number; lines: readonly DraftLine[] }) {
  const print = useMoney(useApp().tenant.currency);
  const { mark, count, isPending } = useDraftChanges(purchaseId);
  const askAgain = useAskAccountAgain();
  const first = lines.find(({ later }) => later);
  return (
    <ul className="mt-2 grid gap-4">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-2">
          <span className="row">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {line.name}
              <LineWords line={line} />
            </span>
            <span>{print(line.subtotal)}</span>
          </span>
          <span className="flex flex-wrap items-center justify-between gap-2">
            <LineStepper
              line={line}
              lines={lines}
              onChange={(next) => void count({ lineId: line.id, count: next })}
              busy={isPending}
            />
            <span className="flex flex-wrap gap-2">
              <ForAll line={line} isPending={isPending} onChange={() => void mark(line)} />
              <LaterChoice line={line} purchaseId={purchaseId} onAnswered={askAgain} />
            </span>
          </span>
          <LaterHint lines={line === first ? [line] : []} />
        </li>
      ))}
    </ul>
  );
}

function LinesOfOthers({ lines }: { lines: readonly DraftLine[] }) {
  const t = useTranslations('Account');
  const print = useMoney(useApp().tenant.currency);
  return (
    <ul className="mt-2 grid gap-3">
      {lines.map((line) => (
        <li key={line.id} className="row">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {line.count} × {line.name}
            <LineWords line={line} />
            <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
              {line.for_all && <span className="chip">{t('for_all')}</span>}
              {line.later && <span className="chip">{t('waits')}</span>}
            </span>
          </span>
          <span>{print(line.subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}

function DraftsOf({ account, drafts }: { account: Account; drafts: Draft }) {
  const t = useTranslations('Account');
  const { member, lines, purchase_id: purchaseId } = drafts;
  const owner = memberOf(account, member);
  return (
    <li className="border-line border-b py-4">
      <h3 className="font-semibold">
        {purchaseId !== null ? t('drafts_mine') : owner && <MemberName member={owner} />}
      </h3>
      {purchaseId !== null ? (
        <OwnLines purchaseId={purchaseId} lines={lines} />
      ) : (
        <LinesOfOthers lines={lines} />
      )}
    </li>
  );
}

export const openDraftsOf = ({ drafts }: Account) => drafts.filter(({ lines }) => lines.length > 0);

/** Dishes that anybody has chosen and not sent, the reader's own first (rule table/account). */
export function AccountDrafts({ account }: { account: Account }) {
  const t = useTranslations('Account');
  const drafts = openDraftsOf(account);
  if (drafts.length === 0) return null;
  const mine = drafts.filter(({ member }) => member === account.me);
  const others = drafts.filter(({ member }) => member !== account.me);
  return (
    <section className="mt-8">
      <h2 className="text-section">{t('drafts')}</h2>
      <ul>
        {[...mine, ...others].map((one) => (
          <DraftsOf key={one.member} account={account} drafts={one} />
        ))}
      </ul>
    </section>
  );
}
