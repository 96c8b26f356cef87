import type { ServiceName } from '@/lib/contract/define-call';
import { serviceAddress } from './service-address.mjs';

export const serviceUrl = (name: ServiceName): string => serviceAddress(process.env, name);
