export { PRODUCT_SELECT, type ProductRow, toProductCard } from './menu-rows';
export { createMenuWatch, type MenuWatch } from './menu-watch';
