import { branchListPage } from '@/components/branches/branch-list-page';

export const revalidate = 60;

const page = branchListPage({ title: 'on_table_title', service: 'on_table', link: 'menu' });
export const generateMetadata = page.generateMetadata;
export default page.Page;
