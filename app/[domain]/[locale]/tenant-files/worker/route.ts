import { getTranslations } from 'next-intl/server';
import { type OfflineTexts, RETIRED_WORKER, workerScript } from '@/lib/browser/offline/worker-script';
import { keepsMenuOffline } from '@/lib/config/offline-menu';
import { keptMenuPattern } from '@/lib/domain/menu/offline-menu';
import { LANGUAGES } from '@/lib/domain/tenant/countries';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

async function textsIn(locale: string): Promise<[string, OfflineTexts]> {
  const t = await getTranslations({ locale, namespace: 'Offline' });
  const filled = { hour: '{hour}', day: '{day}' };
  return [
    locale,
    { kept: t('kept', filled), kept_before: t('kept_before', filled), title: t('title'), menu: t('menu') },
  ];
}

/** The same for every tenant: what it keeps is its origin's own (rule menu/offline). */
export async function GET() {
  const texts = Object.fromEntries(await Promise.all(LANGUAGES.map(textsIn)));
  const script = keepsMenuOffline() ? workerScript({ pattern: keptMenuPattern(), texts }) : RETIRED_WORKER;
  return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
