'use client';

import { useTranslations } from 'next-intl';
import { SavedPlaces } from '@/components/delivery/saved-places/saved-places';
import { Part } from '@/components/people/profile/part';
import { Profile } from '@/components/people/profile/profile';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { chooseSaved } from '@/lib/stores/delivery/chosen-address';
import { NO_WORDS } from '@/lib/stores/delivery/saved-addresses';

/** The addresses of this browser (rule delivery/saved-addresses). */
function Places() {
  const { stores } = useApp();
  const t = useTranslations('Profile');
  const saved = useSlice('profile', ({ places }) => places);
  const chosen = useSlice('delivery', ({ place }) => place);
  if (saved.length === 0) return null;
  return (
    <Part title={t('places')}>
      <p className="text-muted">{t('places_note')}</p>
      <SavedPlaces
        saved={saved}
        current={chosen ?? NO_WORDS}
        onChoose={(one) => chooseSaved({ stores, saved: one })}
      />
    </Part>
  );
}

export function ProfileScreen() {
  return <Profile places={<Places />} />;
}
