import sharp from 'sharp';
import { loadPictureBytes } from '@/lib/clients/picture-bytes';
import { notFound } from '@/lib/i18n/navigation';
import { parseLocale } from '@/lib/i18n/parse-locale';
import { loadTenant } from '@/lib/loaders/load';
import { findAppIcon } from '@/lib/seo/app-icons';
import { iconPlate } from '@/lib/seo/icon-plate';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Params = Promise<{ domain: string; locale: string; kind: string }>;

/** The favicon on the page's colour, or a plate in the tenant's colours. */
export async function GET(_request: Request, { params }: { params: Params }) {
  const { domain, locale, kind } = await params;
  const icon = findAppIcon(kind);
  if (!icon) notFound();
  const { size, inset } = icon;
  const { theme, meta } = await loadTenant(domain, parseLocale(locale).lang);
  const inner = Math.round(size * (1 - 2 * inset));
  const source = meta.favicon
    ? await loadPictureBytes({ domain, picture: meta.favicon, width: inner })
    : Buffer.from(iconPlate(theme));
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const face = await sharp(source, { density: 400 })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  const background = inset > 0 ? theme.page_bgcolor : clear;
  const png = await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: face }])
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  });
}
