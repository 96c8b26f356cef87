import { loadPictureBytes } from '@/lib/clients/picture-bytes';
import { notFound } from '@/lib/i18n/navigation';
import { parseLocale } from '@/lib/i18n/parse-locale';
import { loadTenant } from '@/lib/loaders/load';
import { findAppIcon } from '@/lib/seo/app-icons';
import { drawAppIcon, innerSize } from '@/lib/seo/draw-app-icon';
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
  const { theme, meta } = await loadTenant(domain, parseLocale(locale).lang);
  const picture = meta.favicon
    ? await loadPictureBytes({ domain, picture: meta.favicon, width: innerSize(icon) })
    : Buffer.from(iconPlate(theme));
  return drawAppIcon({ ...icon, picture, ground: theme.page_bgcolor });
}
