import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/navigation';

export default async function TenantNotFound() {
  const t = await getTranslations('NotFound');
  return (
    <main
      id="main"
      className="page grid min-h-dvh place-content-center justify-items-center gap-4 text-center"
    >
      <h1 className="text-[28px]">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <Link className="button" href="/" prefetch={false}>
        {t('home')}
      </Link>
    </main>
  );
}
