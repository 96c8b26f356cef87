import 'zustand/vanilla';
import '@/lib/clients/api-error';
import '@/lib/contract/primitives';
import '@/lib/stores/choose-service';

// What the visit and the page share is above, so that neither brings it a second time.
export const loadVisit = () => import('@/lib/browser/browser-visit');
export const loadPublicPage = () => import('./public/public-page');
