export { getConfig } from './get-config';
export { getPictureFile } from './get-picture-file';
export { getProduct } from './get-product';
export { getSupplier } from './get-supplier';
export { getSupplierState } from './get-supplier-state';
export { getBranch, listBranches } from './list-branches';
export { getSupplierRow, listSupplierRows, majorOf, toBranch } from './internal';
