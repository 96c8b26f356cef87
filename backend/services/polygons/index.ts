export { getCoverage, getSupplierAvailability, searchCities } from './coverage';
