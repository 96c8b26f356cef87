import 'zustand/vanilla';
import '@/lib/clients/api-error';
import '@/lib/contract/primitives';
import '@/lib/stores/choose-service';

// The imports above are common to the visit and the page, so that neither brings them a second time.
export const loadVisit = () => import('@/lib/browser/browser-visit');
export const loadPublicPage = () => import('./public/public-page');
