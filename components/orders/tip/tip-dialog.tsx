import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { toTip, toTipDraft } from '@/components/orders/precheckout/tip-draft';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import type { Order } from '@/lib/contract/orders/orders';
import { currencySign } from '@/lib/domain/money/money';
import { useChangeTip } from '@/lib/queries/orders/change-tip';
import { showError } from '@/lib/stores/error-store';
import { TipAnswers } from './tip-answers';

type Choice = NonNullable<Order['tip_choice']>;

/** The question of the form again, with what was answered (rule orders/tip). */
export function TipDialog({
  id,
  choice,
  onClose,
  onSaved,
  onMoved,
}: {
  id: number;
  choice: Choice;
  onClose: () => void;
  onSaved: () => void;
  /** The tip changes no more. */
  onMoved: () => void;
}) {
  const [t, checkout, shell] = [
    useTranslations('Order'),
    useTranslations('Checkout'),
    useTranslations('Shell'),
  ];
  const { tenant } = useApp();
  const errorText = useErrorText(tenant);
  const note = useId();
  const { change, isPending } = useChangeTip(id);
  const [tip, setTip] = useState(() => toTipDraft({ tip_asked: true, tip_choice: choice }));
  const [isTooMuch, setTooMuch] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await change(toTip(tip));
    if (outcome.kind === 'done') return onSaved();
    if (outcome.kind === 'refused') return setTooMuch(true);
    if (outcome.error instanceof ApiError && outcome.error.key === 'order_closed') return onMoved();
    onClose();
    showError(outcome.error, null);
  };
  return (
    <Dialog onClose={onClose} title={checkout('tip_title')} closeLabel={shell('close')}>
      <form noValidate className="grid gap-3" onKeyDown={nextOnEnter} onSubmit={(event) => void save(event)}>
        <p id={note} className="text-muted">
          {checkout('tip_note')}
        </p>
        <TipAnswers tip={tip} describedBy={note} onChange={setTip} />
        {tip.answer === 'other' && (
          <Field
            label={`${checkout('tip_amount')} (${currencySign(tenant.currency)})`}
            inputMode="decimal"
            value={tip.amount}
            error={isTooMuch ? errorText('tip_invalid') : undefined}
            onChange={(amount) => {
              setTip({ ...tip, amount });
              setTooMuch(false);
            }}
          />
        )}
        <button type="submit" className="button w-full" disabled={isPending}>
          {t('tip_save')}
        </button>
      </form>
    </Dialog>
  );
}
