'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AmountField } from '@/components/staff/amount-field';
import { useOneKey } from '@/components/staff/tables/use-table-sending';
import { useSending } from '@/components/staff/use-sending';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import type { WholeOrder } from '@/lib/contract/staff/day/order-calls';
import { refundOrder } from '@/lib/contract/staff/refund-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';
import { readTypedAmount } from '@/lib/domain/money/typed-amount';
import { useAskMoney } from '@/lib/queries/staff/money';
import { useStaff } from '@/lib/queries/staff/staff-context';

const MOST = 200;

/** The typed sum, reason and words, and the call that sends them once. */
function useGiving({
  slug,
  whole: { order, refundable },
  currency,
  onClose,
}: {
  slug: string;
  whole: WholeOrder;
  currency: Currency;
  onClose: () => void;
}) {
  const { http } = useStaff();
  const { keyOf } = useOneKey();
  const askAgain = useAskMoney(slug);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isAll = typed.trim() === '';
  const part = isAll ? refundable : readTypedAmount({ text: typed, currency });
  const wrongSum = part === null || part <= 0 || part > refundable;
  const { press, isPending, fault } = useSending(async () => {
    setChecked(true);
    if (wrongSum || reason.trim() === '') return;
    const body = {
      ...(isAll ? {} : { amount: part }),
      reason: reason.trim(),
      ...(words.trim() === '' ? {} : { words: words.trim() }),
    };
    try {
      await http(slug)(refundOrder, {
        params: { id: String(order.id) },
        body,
        idempotencyKey: keyOf(body),
      });
      onClose();
    } finally {
      askAgain();
    }
  });
  return {
    ...{ typed, setTyped, reason, setReason, words, setWords, isChecked, part, wrongSum },
    ...{ press, isPending, fault },
  };
}

/** Gives back all that an order keeps, or a part of it (rule payments/staff-refunds). The diner reads the words, never the reason. */
export function GivePartBack({
  slug,
  whole,
  currency,
  onClose,
}: {
  slug: string;
  whole: WholeOrder;
  currency: Currency;
  onClose: () => void;
}) {
  const t = useTranslations('StaffOrders');
  const { typed, setTyped, reason, setReason, words, setWords, isChecked, part, wrongSum, ...sending } =
    useGiving({
      ...{ slug, whole, currency, onClose },
    });
  const { press, isPending, fault } = sending;
  const { refundable } = whole;
  const print = (sum: number) => formatAmount({ amount: sum, currency });
  return (
    <Dialog title={t('give_title')} closeLabel={t('keep')} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <p>{t('give_text', { amount: print(refundable) })}</p>
        <AmountField
          {...{ label: t('give_amount'), hint: t('give_amount_hint'), value: typed, onChange: setTyped }}
          {...{ currency, isTried: isChecked }}
          error={isChecked && wrongSum ? t('give_amount_wrong', { amount: print(refundable) }) : undefined}
        />
        <Field
          {...{ label: t('give_reason'), hint: t('give_reason_hint'), value: reason, onChange: setReason }}
          maxLength={MOST}
          error={isChecked && reason.trim() === '' ? t('give_reason_missing') : undefined}
        />
        <Field
          {...{ label: t('give_words'), hint: t('give_words_hint'), value: words, onChange: setWords }}
          maxLength={MOST}
        />
        <button type="submit" className="button w-full" disabled={isPending} aria-busy={isPending}>
          {t('give_go', { amount: print(wrongSum || part === null ? refundable : part) })}
        </button>
        {fault !== null && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
      </form>
    </Dialog>
  );
}
