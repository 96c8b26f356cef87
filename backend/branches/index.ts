export {
  arrivalAt,
  getSupplierRow,
  listSupplierRows,
  localizer,
  type MajorAmount,
  majorOf,
  type SupplierRow,
  schedulingOf,
  toBranch,
} from './supplier-rows';
export { listTakenSlots } from './taken-slots';
