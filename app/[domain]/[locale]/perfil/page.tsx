import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadProfilePage } from '@/lib/loaders/load-personal-page';
import { PersonalShell } from '../_page/personal/personal-shell';
import { ProfileScreen } from '../_page/personal/profile-screen';

export const dynamic = 'force-dynamic';

type Params = Promise<{ domain: string; locale: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Profile' });
  return { title: t('title'), robots: { index: false } };
}

/** The diner's own details, which are the tenant's and no branch's (rule people/own-details). */
export default async function ProfilePage({ params }: { params: Params }) {
  const given = await params;
  const page = await loadProfilePage(given);
  const t = await getTranslations({ locale: given.locale, namespace: 'Profile' });
  return (
    <PersonalShell page={page} view="Profile" title={null} back={t('home')}>
      <ProfileScreen />
    </PersonalShell>
  );
}
