import { useEffect, useState } from 'react';
import { useOnline } from '@/components/layout/use-online';
import { ApiError } from '@/lib/clients/api-error';
import { findPictureKind, MOST_PROOF_BYTES } from '@/lib/domain/payments/transfer';
import { useUploadProof } from '@/lib/queries/transfer';
import { showError } from '@/lib/stores/error-store';

type Wrong = 'proof_missing' | 'proof_large' | 'proof_kind' | 'proof_not_sent';
type Chosen = { file: File; preview: string };

/** Of the text of its bytes: enough to know its kind. */
const HEAD_LETTERS = 16;

/** As an address; empty for a file that cannot be read. */
const readPreview = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });

function kindOf(preview: string) {
  const [, bytes = ''] = preview.split(',', 2);
  return findPictureKind(
    Uint8Array.from(atob(bytes.slice(0, HEAD_LETTERS)), (letter) => letter.charCodeAt(0)),
  );
}

const isNotSent = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** The picture that was chosen, which a failure leaves where it is (guarantee/dead-line). */
export function useProof(purchaseId: number) {
  const { upload, share } = useUploadProof(purchaseId);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) setWrong((shown) => (shown === 'proof_not_sent' ? null : shown));
  }, [isOnline]);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    // As the backend refuses it, before anything is sent.
    const isLarge = file.size > MOST_PROOF_BYTES;
    const preview = isLarge ? '' : await readPreview(file);
    const isPicture = kindOf(preview) !== null;
    setWrong(isLarge ? 'proof_large' : isPicture ? null : 'proof_kind');
    setChosen(isPicture ? { file, preview } : null);
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
  return { preview: chosen?.preview ?? null, wrong, share, choose, send };
}
