import { useTranslations } from 'next-intl';
import type { TipDraft } from '@/components/orders/precheckout/tip-draft';
import { useApp } from '@/lib/browser/app-provider';
import { TIP_PERCENTS } from '@/lib/domain/cart/tip';
import { printPercent } from '@/lib/domain/text/percent';

/** The country's percentages, none, or another amount (rule cart/tip). @param describedBy id of what is said of it */
export function TipAnswers({
  tip,
  describedBy,
  onChange,
}: {
  tip: TipDraft;
  describedBy: string;
  onChange: (tip: TipDraft) => void;
}) {
  const t = useTranslations('Checkout');
  const { country, lang } = useApp().tenant;
  const { answer, percent } = tip;
  const answers: { key: string; label: string; says: Partial<TipDraft>; isChosen: boolean }[] = [
    ...TIP_PERCENTS[country].map((one) => ({
      key: `yes-${one}`,
      label: t('tip_yes', { percent: printPercent({ percent: one, lang }) }),
      says: { answer: 'yes' as const, percent: one },
      isChosen: answer === 'yes' && percent === one,
    })),
    { key: 'no', label: t('tip_no'), says: { answer: 'no' }, isChosen: answer === 'no' },
    { key: 'other', label: t('tip_other'), says: { answer: 'other' }, isChosen: answer === 'other' },
  ];
  return (
    <div role="radiogroup" className="grid gap-2" aria-label={t('tip_title')} aria-describedby={describedBy}>
      {answers.map(({ key, label, says, isChosen }) => (
        <label key={key} className="choice">
          <input type="radio" name="tip" checked={isChosen} onChange={() => onChange({ ...tip, ...says })} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
