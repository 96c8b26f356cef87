import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { loadPictureBytes } from '@/lib/clients/picture-bytes';
import type { Picture } from '@/lib/contract/primitives';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadTenant } from '@/lib/loaders/load';
import { toShareText } from '@/lib/seo/share-text';
import { themeTokens } from '@/lib/theme/theme';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

const SIZE = { width: 1200, height: 630 };
const LOGO = 208;
const BAND = 300;

async function toDataUrl({
  domain,
  picture,
  width,
  height,
}: {
  domain: string;
  picture: Picture | null;
  width: number;
  height: number;
}): Promise<string | null> {
  if (!picture) return null;
  try {
    const bytes = await loadPictureBytes({ domain, picture, width });
    const png = await sharp(bytes).resize(width, height, { fit: 'cover' }).png().toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return null;
  }
}

/** The picture of a shared link, drawn once. */
export async function GET(_request: Request, { params }: { params: RouteParams }) {
  const { domain, locale } = await params;
  const tenant = await loadTenant(domain, parseLocale(locale).lang);
  const colors = themeTokens(tenant.theme);
  const [background, logo] = await Promise.all([
    toDataUrl({
      domain,
      picture: tenant.theme.suppliers_background_image,
      width: SIZE.width,
      height: BAND,
    }),
    toDataUrl({ domain, picture: tenant.linktree_logo.thumb, width: LOGO, height: LOGO }),
  ]);
  const name = toShareText({ text: tenant.name, maxLength: 44 });
  const sentence = toShareText({ text: tenant.meta.description, maxLength: 110 });
  const round = { width: LOGO, height: LOGO, borderRadius: LOGO / 2 };
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        backgroundColor: colors['--color-surface'],
        color: colors['--color-title'],
      }}
    >
      <div style={{ display: 'flex', height: BAND, backgroundColor: colors['--color-brand'] }}>
        {background && (
          // biome-ignore lint/performance/noImgElement: drawn into a picture, not into a page
          <img src={background} alt="" width={SIZE.width} height={BAND} />
        )}
      </div>
      <div style={{ display: 'flex', flex: 1, padding: '0 72px', gap: 48 }}>
        {logo && (
          <div
            style={{
              display: 'flex',
              marginTop: -56,
              border: `10px solid ${colors['--color-surface']}`,
              borderRadius: LOGO,
              backgroundColor: colors['--color-surface'],
              ...{ width: LOGO + 20, height: LOGO + 20 },
            }}
          >
            {/* biome-ignore lint/performance/noImgElement: drawn into a picture, not into a page */}
            <img src={logo} alt="" {...round} style={round} />
          </div>
        )}
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, paddingTop: 36 }}>
          <div style={{ fontSize: name.length > 24 ? 60 : 80, lineHeight: 1.1 }}>{name}</div>
          <div style={{ fontSize: 34, lineHeight: 1.35, marginTop: 20, color: colors['--color-muted'] }}>
            {sentence}
          </div>
        </div>
      </div>
    </div>,
    { ...SIZE, headers: { 'cache-control': 'public, max-age=3600' } },
  );
}
