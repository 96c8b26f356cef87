import { notFound } from '@/lib/i18n/navigation';
import { findAppIcon } from '@/lib/seo/app-icons';
import { drawAppIcon } from '@/lib/seo/draw-app-icon';
import { plateIn } from '@/lib/seo/icon-plate';
import { STAFF_BRAND, STAFF_GROUND } from '@/lib/theme/staff-colors';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** The product's own mark: the app is the same for every restaurant. */
export async function GET(_request: Request, { params }: { params: Promise<{ kind: string }> }) {
  const icon = findAppIcon((await params).kind);
  if (!icon) notFound();
  const picture = Buffer.from(plateIn({ ground: STAFF_BRAND, drawing: STAFF_GROUND }));
  return drawAppIcon({ ...icon, picture, ground: STAFF_GROUND });
}
