'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isSamePlace, type SavedPlace } from '@/lib/stores/saved-places';

/** Where this browser's orders went before: one tap fills the form with it, another one forgets it. */
export function SavedPlaces({
  places,
  current,
  onChoose,
  onForget,
}: {
  places: readonly SavedPlace[];
  /** What the form says by now. */
  current: Parameters<typeof isSamePlace>[0];
  onChoose: (place: SavedPlace) => void;
  onForget: (place: SavedPlace) => void;
}) {
  const t = useTranslations('Checkout');
  if (places.length === 0) return null;
  return (
    <fieldset className="mb-4 grid gap-2">
      <legend className="mb-2 font-semibold">{t('saved_places')}</legend>
      {places.map((place) => {
        const { address, address_optional, neighbourhood } = place;
        const words = [address, address_optional, neighbourhood].filter(Boolean).join(', ');
        return (
          <div key={words} className="flex items-center gap-2">
            <label className="choice min-w-0 flex-1">
              <input
                type="radio"
                name="saved-place"
                checked={isSamePlace(place, current)}
                onChange={() => onChoose(place)}
              />
              <span>{words}</span>
            </label>
            <button
              type="button"
              className="icon-button flex-none"
              aria-label={t('forget_place', { place: words })}
              onClick={() => onForget(place)}
            >
              <Trash2 size={20} aria-hidden />
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}
