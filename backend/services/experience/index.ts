export { getBranch } from './get-branch';
export { getConfig } from './get-config';
export { getHoursSchedule } from './get-hours-schedule';
export { getPageIds } from './get-page-ids';
export { getPictureFile } from './get-picture-file';
export { getProduct } from './get-product';
export { getSupplier } from './get-supplier';
export { getSupplierState } from './get-supplier-state';
export {
  getSupplierRow,
  listSupplierRows,
  localizer,
  type MajorAmount,
  majorOf,
  type SupplierRow,
  toBranch,
} from './internal';
export { listBranches } from './list-branches';
