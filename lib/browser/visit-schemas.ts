import '@/lib/contract/primitives';

/** Below the schemas that every call shares, so that the visit's part does not bring them a second time. */
export const loadVisit = () => import('./browser-visit');
