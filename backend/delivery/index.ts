export { deleteDoorPhoto, getDoorPhoto, uploadDoorPhoto } from './door-photos';
export { findPlaceAt, suggestPlaces } from './find-places';
export { getBranchesAt } from './get-branches-at';
export { getCoverage } from './get-coverage';
export { getSupplierAvailability } from './get-supplier-availability';
export { forgetOldSearches, logPlaceSearch } from './log-place-search';
export { forgetOldPhotos, getOrderPhoto, keepOrderPhotos } from './order-door-photos';
export { searchCities } from './search-cities';
export { type CoverageOf, findCoverageOf, type PricedZoneRow } from './zone-rows';
