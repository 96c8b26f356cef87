export { listAskedMethods, type OfferedMethod, resolveMethods } from './offered-methods';
export { type ArrivalPromise, kitchenSlotAt, loadedArrivalOf, promiseAt } from './promise-at';
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
  toBranch,
} from './supplier-rows';
export { listTakenSlots, refuseFullSlot, slotsFrom } from './taken-slots';
