import { branchListPage } from '@/components/branches/branch-list-page';

export const revalidate = 60;

const page = branchListPage({ title: 'take_away_title', service: 'take_away', link: 'home' });
export const generateMetadata = page.generateMetadata;
export default page.Page;
