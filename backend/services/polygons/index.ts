export { getCoverage } from './get-coverage';
export { getSupplierAvailability } from './get-supplier-availability';
export { listZones, matchZone, type ZoneRow } from './internal';
export { searchCities } from './search-cities';
