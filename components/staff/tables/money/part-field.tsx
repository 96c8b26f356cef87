'use client';

import { useTranslations } from 'next-intl';
import { AmountField } from '@/components/staff/amount-field';
import { useMemberName } from '@/components/staff/tables/account-people';
import { useRoomPlace, useRoomWords } from '@/components/staff/tables/room-place';
import { Stepper } from '@/components/ui/stepper';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { partsOfOthers, peopleLeft } from '@/lib/domain/table/share-preview';
import { dueOf, type PartChoice, type Taken } from './use-taking';

const MOST_PARTS = 20;

type Way = { key: string; text: string; choice: PartChoice; isChosen: boolean };

/** The parts that are offered: one of each kind, and that of each person who sits there and has something to pay. */
function useWays(account: StaffAccount, choice: PartChoice): Way[] {
  const t = useTranslations('StaffTables');
  const nameOf = useMemberName(account);
  const sitting = account.members.filter(({ left }) => !left);
  const kinds = [
    { kind: 'all' as const },
    { kind: 'equal' as const, of: Math.max(2, sitting.length) },
    { kind: 'amount' as const, text: '' },
  ];
  return [
    ...kinds.map((own) => ({
      ...{ key: own.kind, choice: own, isChosen: choice.kind === own.kind },
      text: t(`part_${own.kind}`),
    })),
    ...sitting
      .filter(({ number }) => dueOf(account, number) > 0)
      .map(({ number }) => ({
        key: `member-${number}`,
        text: t('part_mine', { name: nameOf(number) ?? '' }),
        choice: { kind: 'mine' as const, member: number },
        isChosen: choice.kind === 'mine' && choice.member === number,
      })),
  ];
}

/** Says of equal parts who has theirs already, how many are left and how much each is (rule table/split). */
function EqualParts({ account, taking, of }: { account: StaffAccount; taking: Taken; of: number }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const nameOf = useMemberName(account);
  const shares = account.shares.map((share) => ({ ...share, is_mine: false }));
  const others = partsOfOthers(shares);
  return (
    <div role="status">
      <p>
        {t('equal_left', { left: peopleLeft({ of, shares }), of, amount: money(taking.sum - taking.tip) })}
      </p>
      {others.length > 0 && (
        <ul className="list-disc ps-5" aria-label={t('equal_have')}>
          {others.map(({ id, member, amount, state }) => (
            <li key={id}>
              {[nameOf(member) ?? t('somebody'), t(`share_${state}`), money(amount)].join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Which part of the bill is paid. */
export function PartField({ account, taking }: { account: StaffAccount; taking: Taken }) {
  const t = useTranslations('StaffTables');
  const { currency } = useRoomPlace();
  const { choice, setChoice } = taking;
  const ways = useWays(account, choice);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('part')}</legend>
      <div className="flex flex-wrap gap-2">
        {ways.map(({ key, text, choice: own, isChosen }) => (
          <button
            key={key}
            type="button"
            className="button button-quiet"
            aria-pressed={isChosen}
            onClick={() => setChoice(own)}
          >
            {text}
          </button>
        ))}
      </div>
      {choice.kind === 'equal' && (
        <div className="room-option">
          <span>{t('equal_of')}</span>
          <Stepper
            value={choice.of}
            min={2}
            max={MOST_PARTS}
            onChange={(of) => setChoice({ kind: 'equal', of })}
            labels={{ group: t('equal_of'), fewer: t('fewer'), more: t('more') }}
          />
        </div>
      )}
      {choice.kind === 'equal' && <EqualParts {...{ account, taking }} of={choice.of} />}
      {choice.kind === 'amount' && (
        <AmountField
          label={t('amount')}
          value={choice.text}
          onChange={(text) => setChoice({ kind: 'amount', text })}
          {...{ currency }}
        />
      )}
    </fieldset>
  );
}
