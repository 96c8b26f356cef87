import { SearchX } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ScreenMark } from '@/components/layout/screen-mark';
import { Icon } from '@/components/ui/icon';

export default async function TenantNotFound() {
  const t = await getTranslations('NotFound');
  return (
    <>
      <ScreenMark tenant={null} view="NotFound" />
      <main
        id="main"
        className="page grid min-h-dvh place-content-center justify-items-center gap-4 text-center"
      >
        <span className="relative grid size-[88px] place-content-center overflow-hidden rounded-full bg-brand text-on-brand">
          <Icon of={SearchX} size={40} />
          {/* Lazy, or Next has each document of the tenant fetch it. */}
          {/* biome-ignore lint/performance/noImgElement: the host's own icon, of one size. */}
          <img src="/icon-maskable.png" alt="" loading="lazy" className="absolute inset-0 size-full" />
        </span>
        <h1 className="text-page">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
        <a className="button" href="/">
          {t('home')}
        </a>
      </main>
    </>
  );
}
