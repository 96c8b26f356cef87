import 'zustand/vanilla';
import '@/lib/clients/api-error';
import '@/lib/contract/primitives';
import '@/lib/stores/choose-service';

// The imports above are common to the visit and the page, so that neither brings them a second time.
export const loadApp = () => import('@/lib/browser/browser-app');
export const loadPublicPage = () => import('./public/public-page');
