export {
  arrivalAt,
  fallbackMarker,
  getKnownSupplierRow,
  getSupplierRow,
  listCourtRows,
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
