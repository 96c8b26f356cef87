export {
  arrivalAt,
  getSupplierRow,
  listSupplierRows,
  localizer,
  type MajorAmount,
  majorOf,
  type SupplierRow,
  toBranch,
} from './supplier-rows';
