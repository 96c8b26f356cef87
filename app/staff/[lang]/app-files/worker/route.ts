import { STAFF_WORKER } from '@/lib/browser/offline/staff-worker';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = () =>
  new Response(STAFF_WORKER, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
