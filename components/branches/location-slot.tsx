import { getTranslations } from 'next-intl/server';
import { BEGUN_ID, LOCATION_SLOT_ID } from '@/components/layout/slots';

/**
 * The field for an address stands in the document; the script takes what is typed there into its own, in the same place.
 * The space for its other parts is there from the first paint (rule delivery/reach).
 */
export async function LocationSlot({ searchesPlaces }: { searchesPlaces: boolean }) {
  const t = await getTranslations('Place');
  return (
    <div
      id={LOCATION_SLOT_ID}
      className={searchesPlaces ? 'location-slot location-slot-search' : 'location-slot'}
      suppressHydrationWarning
    >
      {searchesPlaces && (
        <div className="location-begun">
          <div className="field">
            <label className="field-label" htmlFor={BEGUN_ID}>
              {t('address')}
            </label>
            <input
              id={BEGUN_ID}
              className="input"
              autoComplete="address-line1"
              enterKeyHint="search"
              suppressHydrationWarning
            />
          </div>
        </div>
      )}
    </div>
  );
}
