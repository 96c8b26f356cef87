export type RouteParams = Promise<{ domain: string; locale: string }>;
export type SupplierRouteParams = Promise<{ domain: string; locale: string; supplierId: string }>;
export type ProductRouteParams = Promise<{
  domain: string;
  locale: string;
  supplierId: string;
  productId: string;
}>;
export type CategoryRouteParams = Promise<{
  domain: string;
  locale: string;
  supplierId: string;
  categoryId: string;
}>;
