import ky from 'ky';
import { serviceUrl } from '@/lib/config/service-urls';
import type { Picture } from '@/lib/contract/primitives';

const LIMIT_MS = 3_000;

/** @throws when the service does not answer with the file */
export function loadPictureBytes({
  domain,
  picture,
  width,
}: {
  domain: string;
  picture: Picture;
  width: number;
}): Promise<ArrayBuffer> {
  const fitting = picture.widths.find((one) => one >= width) ?? picture.width;
  return ky(`${serviceUrl('experience')}/pictures/${picture.hash}-${fitting}.webp`, {
    headers: { 'x-forwarded-host': domain },
    timeout: LIMIT_MS,
    retry: 0,
    redirect: 'error',
  }).arrayBuffer();
}
