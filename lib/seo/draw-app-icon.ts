import sharp from 'sharp';
import type { findAppIcon } from './app-icons';

type Shape = Pick<NonNullable<ReturnType<typeof findAppIcon>>, 'size' | 'inset'>;

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** How many pixels the picture itself has. */
export const innerSize = ({ size, inset }: Shape): number => Math.round(size * (1 - 2 * inset));

/** The picture as the icon of an installed app; one that is cut stands on the ground. */
export async function drawAppIcon({
  picture,
  ground,
  ...shape
}: Shape & { picture: Buffer | ArrayBuffer; ground: string }): Promise<Response> {
  const { size, inset } = shape;
  const inner = innerSize(shape);
  const face = await sharp(picture, { density: 400 })
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer();
  const background = inset > 0 ? ground : CLEAR;
  const png = await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: face }])
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  });
}
