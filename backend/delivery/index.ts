export { findPlaceAt, suggestPlaces } from './find-places';
export { getBranchesAt } from './get-branches-at';
export { getCoverage } from './get-coverage';
export { getSupplierAvailability } from './get-supplier-availability';
export { forgetOldSearches, logPlaceSearch } from './log-place-search';
export { searchCities } from './search-cities';
export { type CoverageOf, findCoverageOf, type ZoneRow } from './zone-rows';
