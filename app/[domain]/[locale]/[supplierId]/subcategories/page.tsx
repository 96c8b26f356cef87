import { categoriesMetadata } from '@/components/menu/categories/categories-screen';
import { SubcategoriesScreen } from '@/components/menu/categories/subcategories-screen';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: SupplierRouteParams };

export const generateMetadata = ({ params }: Props) => categoriesMetadata({ params });

/** One document for every `?category=` (rule menu/addresses). */
export default function SubcategoriesPage({ params }: Props) {
  return <SubcategoriesScreen params={params} />;
}
