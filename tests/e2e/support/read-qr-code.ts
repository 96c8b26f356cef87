import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** Reads a code from the screen, as a camera does. */
export async function readQrCode(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: Uint8Array.from(data) });
}
