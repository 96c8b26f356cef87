import { useLocale, useTranslations } from 'next-intl';
import { useMoney } from '@/components/cart/use-money';
import { Field } from '@/components/ui/field';
import { Stepper } from '@/components/ui/stepper';
import { useApp } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import { currencySign } from '@/lib/domain/money/money';
import { memberOf } from '@/lib/domain/table/members';
import { partsOfOthers } from '@/lib/domain/table/share-preview';
import { MOST_PIECES } from '@/lib/domain/table/split-parts';
import { SplitLines } from './split-lines';
import { SPLIT_KINDS, type Split } from './use-split';

/** Names who is taken off «between how many», so that the sum explains itself. */
function TakenOff({ account, left }: { account: Account; left: number }) {
  const [t, locale] = [useTranslations('Account'), useLocale()];
  const names = partsOfOthers(account.shares).map(
    ({ member }) => memberOf(account, member)?.name || t('split_by_link'),
  );
  const who = names.length > 0 ? new Intl.ListFormat(locale).format(names) : 'none';
  return (
    <p className="w-full text-muted" role="status">
      {t('split_people_left', { who, count: names.length, left })}
    </p>
  );
}

function People({ account, split }: { account: Account; split: Split }) {
  const { people, peopleLeft: left, setPeople } = split;
  const [t, cart] = [useTranslations('Account'), useTranslations('Cart')];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span>
        {t('split_people')} <span className="text-muted">{t('split_people_count', { count: people })}</span>
      </span>
      <Stepper
        value={people}
        min={1}
        max={MOST_PIECES}
        onChange={setPeople}
        labels={{ group: t('split_people'), fewer: cart('fewer'), more: cart('more') }}
      />
      {left < people && <TakenOff account={account} left={left} />}
    </div>
  );
}

function Amount({ account, split }: { account: Account; split: Split }) {
  const t = useTranslations('Account');
  const { currency } = useApp().tenant;
  const left = useMoney(currency)(account.free);
  return (
    <Field
      label={t('split_amount_label', { sign: currencySign(currency) })}
      hint={t('split_amount_hint', { left })}
      error={split.problem === 'split_amount_wrong' ? t('split_amount_wrong', { left }) : undefined}
      inputMode="decimal"
      value={split.amountText}
      onChange={split.setAmountText}
    />
  );
}

/** All, mine, equal parts, dishes or an amount; each says what it comes to (rule table/split). */
export function SplitKind({ account, split }: { account: Account; split: Split }) {
  const t = useTranslations('Account');
  const print = useMoney(useApp().tenant.currency);
  const { kind, setKind, amountOf, problem } = split;
  // A diner who has ordered nothing, or paid their part, pays another part.
  const kinds = SPLIT_KINDS.filter((one) => one !== 'mine' || account.my_due > 0);
  const isMissing = problem === 'split_kind_wrong';
  return (
    <div className="grid gap-3">
      {isMissing && (
        <p className="error" role="alert">
          {t('split_kind_wrong')}
        </p>
      )}
      <div
        role="radiogroup"
        aria-label={t('split_title')}
        aria-invalid={isMissing ? true : undefined}
        className="grid gap-2"
      >
        {kinds.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="split" checked={kind === one} onChange={() => setKind(one)} />
            <span className="flex-1">
              {t(`split_${one}`)}
              {(one === 'all' || one === 'mine' || one === 'lines') && (
                <span className="block text-muted">
                  {t(one === 'all' && account.free < account.left ? 'split_all_free' : `split_${one}_hint`)}
                </span>
              )}
            </span>
            {(one === 'all' || one === 'mine' || one === 'equal' || one === kind) && amountOf(one) > 0 && (
              <span className="price">{print(amountOf(one))}</span>
            )}
          </label>
        ))}
      </div>
      {kind === 'equal' && <People account={account} split={split} />}
      {kind === 'lines' && <SplitLines account={account} split={split} />}
      {kind === 'amount' && <Amount account={account} split={split} />}
    </div>
  );
}
