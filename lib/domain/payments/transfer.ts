/** Account at a bank that a branch is paid at (rule payments/transfer). */
export const ACCOUNT_TYPES = ['savings', 'checking'] as const;
type TransferAccount = {
  bank: string;
  type: (typeof ACCOUNT_TYPES)[number] | null;
  number: string;
  holder: string;
  document: string;
};

/** `payMinutes`: until the proof must be there; `reviewMinutes`: until staff should have looked at it. */
export type TransferSettings = { account: TransferAccount; payMinutes: number; reviewMinutes: number };

/** Why staff refuse a proof; each has a text for the diner. */
export const TRANSFER_REFUSALS = ['not_arrived', 'other_amount', 'unreadable'] as const;
export type TransferRefusal = (typeof TRANSFER_REFUSALS)[number];

export const MOST_PROOF_BYTES = 5 * 1024 * 1024;
/** From its upload on, or longer while it waits for its review. */
export const PROOF_KEPT_MS = 30 * 24 * 3_600_000;
/** For one attempt: the first proof and its replacements. */
const MOST_UPLOADS = 5;

const MINUTE_MS = 60_000;
export const reviewUntil = ({ transfer, now }: { transfer: TransferSettings; now: Date }): Date =>
  new Date(now.getTime() + transfer.reviewMinutes * MINUTE_MS);

/** `same`: already there; `full`: it was replaced often enough. */
export function resolveUpload({
  isSame,
  uploads,
}: {
  isSame: boolean;
  uploads: number;
}): 'replace' | 'same' | 'full' {
  if (isSame) return 'same';
  return uploads < MOST_UPLOADS ? 'replace' : 'full';
}

/** The kinds of picture that are taken, by how their bytes begin; null for anything else. */
export function findPictureKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const starts = (...wanted: number[]) => wanted.every((byte, index) => bytes[index] === byte);
  const holds = (word: string, at: number) =>
    [...word].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return holds('RIFF', 0) && holds('WEBP', 8) ? 'webp' : null;
}
