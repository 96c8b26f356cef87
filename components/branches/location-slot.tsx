export const LOCATION_SLOT_ID = 'where-to';

/** Filled by script; its space is there from the first paint (rule delivery/reach). */
export function LocationSlot({ searchesPlaces }: { searchesPlaces: boolean }) {
  return (
    <div
      id={LOCATION_SLOT_ID}
      className={searchesPlaces ? 'location-slot location-slot-search' : 'location-slot'}
      suppressHydrationWarning
    />
  );
}
