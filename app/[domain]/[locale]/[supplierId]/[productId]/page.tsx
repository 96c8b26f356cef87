import { productPage } from '@/components/product/product-page';

export const revalidate = 60;
export const generateStaticParams = () => [];

export const generateMetadata = productPage.generateMetadata;
export default productPage.Page;
