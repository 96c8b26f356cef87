import { branchListPage } from '@/components/branches/branch-list-page';

export const revalidate = 60;

const page = branchListPage({ title: 'without_service_title', service: null, link: 'home' });
export const generateMetadata = page.generateMetadata;
export default page.Page;
