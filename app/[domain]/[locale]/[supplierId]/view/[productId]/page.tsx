import { productPage } from '@/components/product/product-page';

export const revalidate = 60;
export const generateStaticParams = () => [];

/** The menu's own address of a product; the standalone page is the canonical one (decision 19). */
export const generateMetadata = productPage.generateMetadata;
export default productPage.Page;
