import { createHash } from 'node:crypto';
import { drawPicture } from '@/backend/platform/pictures/draw-picture';

const LARGEST_SIDE = 1_600;

export type Proof = { sourceHash: Buffer; picture: Buffer };

/** @throws unsupported_media_type, picture_unusable, unavailable */
export async function makeProof({
  instanceId,
  visitor,
  file,
}: {
  instanceId: number;
  visitor: string | null;
  file: Uint8Array;
}): Promise<Proof> {
  const picture = await drawPicture({ instanceId, visitor, file, largestSide: LARGEST_SIDE });
  return { sourceHash: createHash('sha256').update(file).digest(), picture };
}
