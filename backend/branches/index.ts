export {
  arrivalAt,
  fallbackMarker,
  getKnownSupplierRow,
  getSupplierRow,
  listCourtRows,
  listKnownSupplierRows,
  listSupplierRows,
  localizer,
  type MajorAmount,
  majorOf,
  type SupplierRow,
  schedulingOf,
  supplierJson,
  toBranch,
} from './supplier-rows';
export { COUNT_SLOT, listTakenSlots } from './taken-slots';
