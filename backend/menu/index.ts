export { getProduct } from './get-product';
export { listMenuOffers } from './list-menu-offers';
export { listOffersOf } from './list-offers-of';
export { toProductCard } from './menu-rows';
export { createMenuWatch, type MenuWatch } from './menu-watch';
