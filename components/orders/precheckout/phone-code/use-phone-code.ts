import { type RefObject, useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import { CODE_DIGITS } from '@/lib/domain/people/phone-code';
import { digitsOf } from '@/lib/domain/text/number-text';
import { useConfirmPhone } from '@/lib/queries/people/phone-code';
import { useAskedCode } from './use-asked-code';

type Failure = { at: 'asking' | 'code'; text: string };

/** The words of a failure. A refused code is selected, so that typing replaces it. */
function useFailure(input: RefObject<HTMLInputElement | null>) {
  const errorText = useErrorText(useApp().tenant);
  const [failure, setFailure] = useState<Failure | null>(null);
  const fail = (at: Failure['at'], error: unknown) => {
    const known = error instanceof ApiError ? error : null;
    setFailure({ at, text: errorText(known?.key ?? 'internal', known?.values) });
    if (at !== 'code') return;
    input.current?.focus();
    input.current?.select();
  };
  return { failure, setFailure, fail };
}

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
  const { confirm, isPending: isConfirming } = useConfirmPhone(purchaseId);
  const { failure, setFailure, fail } = useFailure(input);
  const [code, setCode] = useState('');

  const { ask, ...asking } = useAskedCode({
    purchaseId,
    onConfirmed: onDone,
    onFailed: (error) => fail('asking', error),
  });
  const send = () => {
    setFailure(null);
    setCode('');
    input.current?.focus();
    void ask();
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
    ...asking,
    failure,
    code,
    /** Pasted text may hold more than the digits. */
    type: (text: string) => {
      setFailure(null);
      setCode(digitsOf(text).slice(0, CODE_DIGITS));
    },
    send,
    submit: () => void submit(),
    isConfirming,
  };
}
