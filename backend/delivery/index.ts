export { findPlaceAt, suggestPlaces } from './find-places';
export { getBranchesAt } from './get-branches-at';
export { getCoverage } from './get-coverage';
export { getSupplierAvailability } from './get-supplier-availability';
export { searchCities } from './search-cities';
export { listZonesAround, matchZone, type ZoneRow } from './zone-rows';
