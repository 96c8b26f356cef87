export { listAskedMethods, type OfferedMethod, resolveMethods } from './offered-methods';
export {
  arrivalAt,
  arrivalMinutesOf,
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
  toBranch,
} from './supplier-rows';
export { listTakenSlots, refuseFullSlot } from './taken-slots';
