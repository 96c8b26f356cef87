import { useEffect, useState } from 'react';
import { useOnline } from '@/components/layout/use-online';
import { type PreparedPicture, preparePicture } from '@/lib/browser/pictures/prepare-picture';
import { ApiError } from '@/lib/clients/api-error';
import { useUploadProof } from '@/lib/queries/payments/transfer';
import { showError } from '@/lib/stores/error-store';

type Wrong = 'proof_missing' | 'proof_large' | 'proof_kind' | 'proof_not_sent';

const isNotSent = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** The picture that was chosen, which a failure leaves where it is (guarantee/lost-connection). */
export function useProof(purchaseId: number) {
  const { upload, share } = useUploadProof(purchaseId);
  const [chosen, setChosen] = useState<PreparedPicture | null>(null);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) setWrong((shown) => (shown === 'proof_not_sent' ? null : shown));
  }, [isOnline]);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setPreparing(true);
    const prepared = await preparePicture(file);
    setPreparing(false);
    setWrong(typeof prepared === 'string' ? `proof_${prepared}` : null);
    setChosen(typeof prepared === 'string' ? null : prepared);
  };
  /** @returns whether it arrived */
  const send = async (): Promise<boolean> => {
    if (!chosen) {
      setWrong('proof_missing');
      return false;
    }
    setWrong(null);
    const outcome = await upload(chosen.file);
    if (outcome.kind === 'done') return true;
    if (isNotSent(outcome.error)) setWrong('proof_not_sent');
    else showError(outcome.error);
    return false;
  };
  return { preview: chosen?.preview ?? null, wrong, share, isPreparing, choose, send };
}
