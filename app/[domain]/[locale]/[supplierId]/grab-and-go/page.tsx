import { tableMenuPage } from '@/components/menu/table-menu-page';

export const revalidate = 60;

const page = tableMenuPage('/grab-and-go');
export const generateMetadata = page.generateMetadata;
export default page.Page;
