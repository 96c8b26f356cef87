import { tableMenuPage } from '@/components/menu/table-menu-page';

export const revalidate = 60;

const page = tableMenuPage('/menu-digital');
export const generateMetadata = page.generateMetadata;
export default page.Page;
