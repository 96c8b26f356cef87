import type { ServiceName } from '@/lib/contract/define-call';

const DEFAULT_BACKEND_URL = 'http://127.0.0.1:4000';

/**
 * The base URL of a service without a slash at its end, from the environment at run time (rule
 * platform/service-addresses).
 */
export function serviceUrl(name: ServiceName): string {
  const variable = `${name.toUpperCase().replace('-', '_')}_URL`;
  const url = process.env[variable] ?? process.env.BACKEND_URL ?? DEFAULT_BACKEND_URL;
  return url.replace(/\/+$/, '');
}
