import { useState } from 'react';
import { ApiError } from '@/lib/clients/api-error';
import type { AskedCode } from '@/lib/contract/people/phone-codes';
import { useAskCode } from '@/lib/queries/people/phone-code';
import { useSecondsLeft } from './use-seconds-left';

/** `before`: another code went out a moment ago. */
type Asked = AskedCode | 'before' | null;

/** Asks for a code, and counts the seconds until another one may be asked for. */
export function useAskedCode({
  purchaseId,
  onConfirmed,
  onFailed,
}: {
  purchaseId: number;
  /** The phone needs no code any more. */
  onConfirmed: () => void;
  onFailed: (error: unknown) => void;
}) {
  const { ask: askCode, isPending: isAsking } = useAskCode(purchaseId);
  const { seconds, begin } = useSecondsLeft();
  const [asked, setAsked] = useState<Asked>(null);
  const ask = async () => {
    const outcome = await askCode();
    if (outcome.kind === 'done') {
      setAsked(outcome.value);
      begin(outcome.value.resend_seconds);
      return;
    }
    const { error } = outcome;
    const key = error instanceof ApiError ? error.key : '';
    // Confirmed in another tab meanwhile.
    if (key === 'conflict') onConfirmed();
    else if (error instanceof ApiError && key === 'code_too_soon') {
      setAsked((known) => known ?? 'before');
      begin(Number(error.values?.seconds ?? 1));
    } else onFailed(error);
  };
  return { asked, seconds, isAsking, ask };
}
