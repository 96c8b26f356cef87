import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { toTip, toTipDraft } from '@/components/orders/precheckout/tip-draft';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useCaughtFocus } from '@/components/ui/use-caught-focus';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import type { Order } from '@/lib/contract/orders/orders';
import { currencySign } from '@/lib/domain/money/money';
import { useChangeTip } from '@/lib/queries/orders/change-tip';
import { showError } from '@/lib/stores/error-store';
import { TipAnswers } from './tip-answers';

type Props = {
  id: number;
  choice: NonNullable<Order['tip_choice']>;
  /** Its order was moved while this was open: the tip changes no more. */
  isMoved: boolean;
  onClose: () => void;
  onSaved: () => void;
};

function useTip({ id, choice, isMoved, onClose, onSaved }: Props) {
  const { change, isPending } = useChangeTip(id);
  const [tip, setTip] = useState(() => toTipDraft({ tip_asked: true, tip_choice: choice }));
  const [isTooMuch, setTooMuch] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await change(toTip(tip));
    if (outcome.kind === 'done') return onSaved();
    if (outcome.kind === 'refused') return setTooMuch(true);
    if (outcome.error instanceof ApiError && outcome.error.key === 'order_closed') return setRefused(true);
    onClose();
    showError(outcome.error, null);
  };
  const put = (part: Partial<typeof tip>) => {
    setTip({ ...tip, ...part });
    setTooMuch(false);
  };
  return { tip, put, isTooMuch, isOver: isMoved || isRefused, save, isPending };
}

function TipForm({ question }: { question: ReturnType<typeof useTip> }) {
  const [t, checkout] = [useTranslations('Order'), useTranslations('Checkout')];
  const { tenant } = useApp();
  const errorText = useErrorText(tenant);
  const note = useId();
  const { tip, put, isTooMuch, save, isPending } = question;
  return (
    <form noValidate className="grid gap-3" onKeyDown={nextOnEnter} onSubmit={(event) => void save(event)}>
      <p id={note} className="text-muted">
        {checkout('tip_note')}
      </p>
      <TipAnswers tip={tip} describedBy={note} onChange={put} />
      {tip.answer === 'other' && (
        <Field
          label={`${checkout('tip_amount')} (${currencySign(tenant.currency)})`}
          inputMode="decimal"
          value={tip.amount}
          error={isTooMuch ? errorText('tip_invalid') : undefined}
          onChange={(amount) => put({ amount })}
        />
      )}
      <button type="submit" className="button w-full" disabled={isPending}>
        {t('tip_save')}
      </button>
    </form>
  );
}

/** The question of the form again, with what was answered (rule orders/tip). */
export function TipDialog(props: Props) {
  const [t, checkout, shell] = [
    useTranslations('Order'),
    useTranslations('Checkout'),
    useTranslations('Shell'),
  ];
  const question = useTip(props);
  // The pressed button went with the form.
  const over = useCaughtFocus<HTMLParagraphElement>(question.isOver ? 0 : 1);
  return (
    <Dialog onClose={props.onClose} title={checkout('tip_title')} closeLabel={shell('close')}>
      {question.isOver ? (
        <div className="grid gap-4">
          <p ref={over} tabIndex={-1} role="alert" className="outline-none">
            {t('tip_over')}
          </p>
          <button type="button" className="button w-full" onClick={props.onClose}>
            {shell('close')}
          </button>
        </div>
      ) : (
        <TipForm question={question} />
      )}
    </Dialog>
  );
}
