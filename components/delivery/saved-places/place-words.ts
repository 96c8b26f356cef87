import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import { toAddressText } from '@/lib/domain/delivery/address-form';
import type { SavedAddress } from '@/lib/stores/delivery/saved-addresses';

/** The name of a place, empty where it has none, and its address as the country writes it. */
export function usePlaceWords() {
  const { country } = useApp().tenant;
  const t = useTranslations('Place');
  return (place: SavedAddress) => ({
    name: place.label || (place.kind === 'other' ? '' : t(place.kind)),
    words: toAddressText({ ...place, country, city: '' }) || t('my_point'),
  });
}
