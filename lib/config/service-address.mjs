// Plain JavaScript: the web program's entry imports it before anything is built.

const DEFAULT_BACKEND_URL = 'http://127.0.0.1:4000';

/**
 * The base URL of a service without a slash at its end (rule platform/service-addresses).
 * @param {Record<string, string | undefined>} env
 * @param {typeof import('../contract/service-names.mjs').SERVICE_NAMES[number]} name
 */
export function serviceAddress(env, name) {
  const variable = `${name.toUpperCase().replace('-', '_')}_URL`;
  return (env[variable] ?? env.BACKEND_URL ?? DEFAULT_BACKEND_URL).replace(/\/+$/, '');
}
