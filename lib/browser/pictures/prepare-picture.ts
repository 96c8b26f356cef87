import { findPictureKind, MOST_PROOF_BYTES } from '@/lib/domain/payments/transfer';
import { shrinkPicture } from './shrink-picture';

export type PreparedPicture = { file: Blob; preview: string };

/** Larger ones are slow on a phone's connection. */
const LIGHT_BYTES = 1024 * 1024;
/** Enough to know its kind. */
const HEAD_BYTES = 12;

function read<T>(read: (reader: FileReader) => void): Promise<T | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as T);
    reader.onerror = () => resolve(null);
    read(reader);
  });
}

async function isTaken(file: Blob): Promise<boolean> {
  const head = await read<ArrayBuffer>((reader) => reader.readAsArrayBuffer(file.slice(0, HEAD_BYTES)));
  return head !== null && findPictureKind(new Uint8Array(head)) !== null;
}

/**
 * Ready to be sent: as it is while it is light, else drawn smaller, as is a kind that only this browser can read. One that
 * cannot be is refused as the backend would (rule payments/transfer).
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture | 'large' | 'kind'> {
  const isKnown = await isTaken(file);
  const isLight = isKnown && file.size <= LIGHT_BYTES;
  const smaller = isLight ? null : await shrinkPicture(file);
  if (!isKnown && !smaller) return file.size > MOST_PROOF_BYTES ? 'large' : 'kind';
  const lightest = smaller && (!isKnown || smaller.size < file.size) ? smaller : file;
  if (lightest.size > MOST_PROOF_BYTES) return 'large';
  // As an address, which the policy of pages lets in.
  const preview = await read<string>((reader) => reader.readAsDataURL(lightest));
  return preview === null ? 'kind' : { file: lightest, preview };
}
