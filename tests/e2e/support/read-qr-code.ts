import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** Reads a code from the screen, as a camera does. */
export async function readQrCode(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const { data, ...size } = await code.evaluate(async (_code, encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const paper = new OffscreenCanvas(width, height).getContext('2d');
    paper?.drawImage(image, 0, 0);
    return { width, height, data: [...(paper?.getImageData(0, 0, width, height).data ?? [])] };
  }, picture);
  return decodeQR({ ...size, data: Uint8Array.from(data) });
}
