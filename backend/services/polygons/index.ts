export { getCoverage } from './get-coverage';
export { getSupplierAvailability } from './get-supplier-availability';
export { listZonesAround, matchZone, type ZoneRow } from './internal';
export { searchCities } from './search-cities';
