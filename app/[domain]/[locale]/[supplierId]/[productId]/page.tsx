import { ProductPage } from '@/components/menu/product/page/product-page';
import { productMetadata } from '@/components/menu/product/page/product-texts';

export const revalidate = 60;
export const generateStaticParams = () => [];

export const generateMetadata = productMetadata;
export default ProductPage;
