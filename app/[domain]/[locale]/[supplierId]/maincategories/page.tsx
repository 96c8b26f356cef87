import { CategoriesScreen, categoriesMetadata } from '@/components/menu/categories/categories-screen';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: SupplierRouteParams };

export const generateMetadata = ({ params }: Props) => categoriesMetadata({ params });

/** The overview of categories (rule menu/addresses). */
export default function MainCategoriesPage({ params }: Props) {
  return <CategoriesScreen params={params} />;
}
