import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { useApp } from '@/lib/browser/app-provider';
import { currencySign } from '@/lib/domain/money/money';
import { printPercent } from '@/lib/domain/text/percent';
import type { Split } from './use-split';

/** Asks for a tip on one's own part; nothing is answered beforehand, and nothing is in the total before (rule cart/tip). */
export function TipQuestion({ percents, split }: { percents: readonly number[]; split: Split }) {
  const [t, checkout] = [useTranslations('Account'), useTranslations('Checkout')];
  const { currency, lang } = useApp().tenant;
  const { tip, setTip, tipText, setTipText, problem } = split;
  const answers = [
    ...percents.map((percent) => ({
      key: `yes-${percent}`,
      label: checkout('tip_yes', { percent: printPercent({ percent, lang }) }),
      answer: { kind: 'yes' as const, percent },
      isChosen: tip?.kind === 'yes' && tip.percent === percent,
    })),
    { key: 'no', label: checkout('tip_no'), answer: { kind: 'no' as const }, isChosen: tip?.kind === 'no' },
    {
      key: 'other',
      label: checkout('tip_other'),
      answer: { kind: 'other' as const },
      isChosen: tip?.kind === 'other',
    },
  ];
  const isMissing = problem === 'tip_missing';
  return (
    <section className="mt-6 grid gap-3">
      <div>
        <h3 className="font-semibold">{t('tip_title')}</h3>
        <p className="text-muted">{t('tip_note')}</p>
      </div>
      {/* Above the answers: the first one is focused, and a long list would hide it. */}
      {isMissing && (
        <p className="error" role="alert">
          {t('tip_missing')}
        </p>
      )}
      <div
        role="radiogroup"
        aria-label={t('tip_title')}
        aria-invalid={isMissing ? true : undefined}
        className="grid gap-2"
      >
        {answers.map(({ key, label, answer, isChosen }) => (
          <label key={key} className="choice">
            <input type="radio" name="tip" checked={isChosen} onChange={() => setTip(answer)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {tip?.kind === 'other' && (
        <Field
          label={`${checkout('tip_amount')} (${currencySign(currency)})`}
          inputMode="decimal"
          value={tipText}
          onChange={setTipText}
        />
      )}
    </section>
  );
}
