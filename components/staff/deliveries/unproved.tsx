'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { UNPROVED_REASONS, type UnprovedReason } from '@/lib/domain/orders/delivery-code';

const MOST = 200;
/** They are words within a sentence elsewhere. */
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Says why nobody told the signs: a reason of the list, and words, which another reason needs (rule orders/delivery-code). */
export function Unproved({
  isPending,
  onSaid,
}: {
  isPending: boolean;
  onSaid: (said: { reason: UnprovedReason; words?: string }) => void;
}) {
  const t = useTranslations('Staff');
  const [chosen, setChosen] = useState('');
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const reason = UNPROVED_REASONS.find((one) => one === chosen);
  const said = words.trim();
  const needsWords = reason === 'other' && said === '';
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (reason && !needsWords) onSaid(said === '' ? { reason } : { reason, words: said });
      }}
    >
      <SelectField
        label={t('unproved_why')}
        empty={t('unproved_choose')}
        value={chosen}
        options={UNPROVED_REASONS.map((value) => ({ value, text: capital(t(`unproved_${value}`)) }))}
        error={isTried && !reason ? t('unproved_choose') : undefined}
        onChange={setChosen}
      />
      <Field
        {...{
          label: t(reason === 'other' ? 'unproved_words' : 'unproved_more'),
          value: words,
          onChange: setWords,
          maxLength: MOST,
        }}
        error={isTried && needsWords ? t('unproved_missing') : undefined}
      />
      <NamedButton
        words={t('delivered_without')}
        type="submit"
        className="button w-full"
        disabled={isPending}
      />
    </form>
  );
}
