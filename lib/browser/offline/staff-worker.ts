import { NOTICE_SCRIPT } from './notice-script';

/** The service worker of the staff address: it shows notices, answers no request and keeps nothing (rule staff/app). */
export const STAFF_WORKER = `${NOTICE_SCRIPT}addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil(clients.claim()));
`;
