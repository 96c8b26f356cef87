import { branchListPage } from '@/components/branches/branch-list-page';

export const revalidate = 60;

const page = branchListPage({ title: 'offices_title', service: null, link: 'office' });
export const generateMetadata = page.generateMetadata;
export default page.Page;
