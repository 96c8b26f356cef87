'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Stepper } from '@/components/ui/stepper';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { currencySign } from '@/lib/domain/money/money';
import { useMemberName } from './account-people';
import { useRoomPlace } from './room-place';
import type { PartChoice, Taken } from './use-taking';

const MOST_PARTS = 20;

type Way = { key: string; text: string; choice: PartChoice; isChosen: boolean };

/** The parts that are offered: one of each kind, and that of each person who sits there. */
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
    ...sitting.map(({ number }) => ({
      key: `member-${number}`,
      text: t('part_mine', { name: nameOf(number) ?? '' }),
      choice: { kind: 'mine' as const, member: number },
      isChosen: choice.kind === 'mine' && choice.member === number,
    })),
  ];
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
      {choice.kind === 'amount' && (
        <Field
          label={`${t('amount')} (${currencySign(currency)})`}
          value={choice.text}
          onChange={(text) => setChoice({ kind: 'amount', text })}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </fieldset>
  );
}
