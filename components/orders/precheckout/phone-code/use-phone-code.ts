import { type RefObject, useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import type { AskedCode } from '@/lib/contract/people/phone-codes';
import { CODE_DIGITS } from '@/lib/domain/people/phone-code';
import { digitsOf } from '@/lib/domain/text/number-text';
import { useAskCode, useConfirmPhone } from '@/lib/queries/people/phone-code';
import { useSecondsLeft } from './use-seconds-left';

/** `before`: another code went out a moment ago. */
type Asked = AskedCode | 'before' | null;
type Failure = { at: 'asking' | 'code'; text: string };

/** Asks for a code at once, again when told, and tries what is typed. @param onDone the phone is confirmed */
export function usePhoneCode({
  purchaseId,
  input,
  shortText,
  onDone,
}: {
  purchaseId: number;
  input: RefObject<HTMLInputElement | null>;
  /** For a code of too few digits. */
  shortText: string;
  onDone: () => void;
}) {
  const errorText = useErrorText(useApp().tenant);
  const { ask, isPending: isAsking } = useAskCode(purchaseId);
  const { confirm, isPending: isConfirming } = useConfirmPhone(purchaseId);
  const { seconds, begin } = useSecondsLeft();
  const [asked, setAsked] = useState<Asked>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [code, setCode] = useState('');

  const fail = (at: Failure['at'], error: unknown) => {
    const known = error instanceof ApiError ? error : null;
    setFailure({ at, text: errorText(known?.key ?? 'internal', known?.values) });
    if (at !== 'code') return;
    input.current?.focus();
    input.current?.select();
  };
  const send = async () => {
    setFailure(null);
    setCode('');
    input.current?.focus();
    const outcome = await ask();
    if (outcome.kind === 'done') {
      setAsked(outcome.value);
      begin(outcome.value.resend_seconds);
      return;
    }
    const { error } = outcome;
    const key = error instanceof ApiError ? error.key : '';
    // Confirmed in another tab meanwhile.
    if (key === 'conflict') onDone();
    else if (error instanceof ApiError && key === 'code_too_soon') {
      setAsked((known) => known ?? 'before');
      begin(Number(error.values?.seconds ?? 1));
    } else fail('asking', error);
  };
  const first = useRef(send);
  useEffect(() => void first.current(), []);

  const submit = async () => {
    setFailure(null);
    if (code.length < CODE_DIGITS) {
      setFailure({ at: 'code', text: shortText });
      input.current?.focus();
      return;
    }
    const outcome = await confirm(code);
    if (outcome.kind === 'done') onDone();
    else fail('code', outcome.error);
  };
  return {
    asked,
    failure,
    seconds,
    code,
    /** Pasted text may hold more than the digits. */
    type: (text: string) => {
      setFailure(null);
      setCode(digitsOf(text).slice(0, CODE_DIGITS));
    },
    send: () => void send(),
    submit: () => void submit(),
    isAsking,
    isConfirming,
  };
}
