'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { usePhoneCode } from './use-phone-code';

type Props = {
  purchaseId: number;
  /** As people write it. */
  phone: string;
  onClose: () => void;
  onChangePhone: () => void;
  onDone: () => void;
};

/** Promises no SMS that was not sent. */
function Standing({
  phone,
  state: { asked, isAsking },
}: {
  phone: string;
  state: ReturnType<typeof usePhoneCode>;
}) {
  const t = useTranslations('Checkout');
  const text = () => {
    if (isAsking) return t('code_asking');
    if (asked === null) return '';
    if (asked === 'before') return t('code_before', { phone });
    if (asked.demo_code !== null) return t('code_demo', { code: asked.demo_code });
    return t(asked.sent ? 'code_sent' : 'code_waits', { phone });
  };
  return (
    <p role="status" className="min-h-[48px]">
      {text()}
    </p>
  );
}

/** One field for the code that an SMS brings (rule people/phone-code). */
export function PhoneCodeDialog({ purchaseId, phone, onClose, onChangePhone, onDone }: Props) {
  const t = useTranslations('Checkout');
  const input = useRef<HTMLInputElement>(null);
  const state = usePhoneCode({ purchaseId, input, shortText: t('code_short'), onDone });
  const { failure, seconds, isAsking, isConfirming } = state;
  return (
    <Dialog onClose={onClose} title={t('code_title')} closeLabel={t('code_close')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isConfirming) state.submit();
        }}
      >
        <Standing phone={phone} state={state} />
        <Field
          label={t('code_label')}
          value={state.code}
          onChange={state.type}
          inputRef={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          error={failure?.at === 'code' ? failure.text : undefined}
        />
        <p role="alert" className={failure?.at === 'asking' ? 'error' : 'sr-only'}>
          {failure?.text}
        </p>
        <button type="submit" className="button w-full" aria-busy={isConfirming} aria-disabled={isConfirming}>
          {t('code_confirm')}
        </button>
        <button
          type="button"
          className="button button-quiet w-full"
          disabled={isAsking || seconds > 0}
          onClick={state.send}
        >
          {seconds > 0 ? t('code_again_in', { seconds }) : t('code_again')}
        </button>
        <button type="button" className="button button-quiet w-full" onClick={onChangePhone}>
          {t('code_change')}
        </button>
      </form>
    </Dialog>
  );
}
