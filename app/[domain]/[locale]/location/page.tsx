import { branchListPage } from '@/components/branches/branch-list-page';

export const revalidate = 60;

/** Delivery without an address yet: the branches that deliver (spec section 4). */
const page = branchListPage({ title: 'without_service_title', service: 'delivery', link: 'home' });
export const generateMetadata = page.generateMetadata;
export default page.Page;
