import { useTranslations } from 'next-intl';
import { useMoney } from '@/components/cart/use-money';
import { MemberName } from '@/components/table/account/member-name';
import { useApp } from '@/lib/browser/app-provider';
import type { Account, SentLine } from '@/lib/contract/table/account';
import { memberOf } from '@/lib/domain/table/members';
import { type ChosenPart, offeredParts } from '@/lib/domain/table/share-preview';
import { payableLines, type Split } from './use-split';

const PARTS = {
  1: { key: 'part_whole', sign: null },
  2: { key: 'part_half', sign: '½' },
  3: { key: 'part_third', sign: '⅓' },
  4: { key: 'part_quarter', sign: '¼' },
} as const;

/** One of those that are offered. */
const wordsOf = (part: ChosenPart) =>
  part === 'rest'
    ? ({ key: 'part_rest', sign: null } as const)
    : (PARTS[part.of as keyof typeof PARTS] ?? PARTS[1]);
const isSame = (one: ChosenPart, other: ChosenPart) =>
  (one === 'rest' ? one : one.of) === (other === 'rest' ? other : other.of);

/** One tap more than the line itself, for a dish that was shared. */
function PartChoice({
  line,
  part,
  onChange,
}: {
  line: SentLine;
  part: ChosenPart;
  onChange: (part: ChosenPart) => void;
}) {
  const t = useTranslations('Account');
  const { currency } = useApp().tenant;
  return (
    <fieldset className="flex w-full flex-wrap gap-2" aria-label={t('part_of', { name: line.name })}>
      {offeredParts({ line, currency }).map((one) => {
        const { key, sign } = wordsOf(one);
        return (
          <button
            key={key}
            type="button"
            className="note"
            aria-pressed={isSame(one, part)}
            onClick={() => onChange(one)}
          >
            {sign !== null && <span aria-hidden>{sign}</span>}
            <span className={sign === null ? undefined : 'sr-only'}>{t(key)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function LineChoice({ account, line, split }: { account: Account; line: SentLine; split: Split }) {
  const t = useTranslations('Account');
  const { currency } = useApp().tenant;
  const print = useMoney(currency);
  const { id, count, name, subtotal, open, for_all: forAll } = line;
  const part = split.parts.get(id) ?? null;
  const member = memberOf(account, line.member);
  const isTaken = open <= 0;
  const note = isTaken ? t('line_taken') : t('line_rest', { amount: print(open) });
  return (
    <li className="grid gap-2">
      <label className="choice">
        <input
          type="checkbox"
          checked={part !== null}
          disabled={isTaken}
          onChange={() => split.setPart(id, part ? null : (offeredParts({ line, currency })[0] ?? null))}
        />
        <span className="flex-1">
          {count} × {name}
          <span className="mt-1 flex flex-wrap gap-x-3 text-muted">
            {forAll ? t('for_all') : member && <MemberName member={member} />}
            {open < subtotal && <span>{note}</span>}
          </span>
        </span>
        <span className="tabular-nums">{print(subtotal)}</span>
      </label>
      {part && <PartChoice line={line} part={part} onChange={(next) => split.setPart(id, next)} />}
    </li>
  );
}

/** Dishes to pay, what is left of them, also in halves, thirds and quarters. */
export function SplitLines({ account, split }: { account: Account; split: Split }) {
  const t = useTranslations('Account');
  const isMissing = split.problem === 'split_lines_wrong';
  return (
    <div data-wrong={isMissing} className="grid gap-2">
      {isMissing && (
        <p className="error" role="alert">
          {t('split_lines_wrong')}
        </p>
      )}
      <ul className="grid gap-2">
        {payableLines(account).map((line) => (
          <LineChoice key={line.id} account={account} line={line} split={split} />
        ))}
      </ul>
    </div>
  );
}
