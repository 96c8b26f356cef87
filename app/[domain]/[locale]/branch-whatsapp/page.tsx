import { branchListPage } from '@/components/branches/branch-list-page';

export const revalidate = 60;

const page = branchListPage({ title: 'whatsapp_title', service: null, link: 'whatsapp' });
export const generateMetadata = page.generateMetadata;
export default page.Page;
