// Plain JavaScript: the web program's entry imports it before the build.

const DEFAULT_BACKEND_URL = 'http://127.0.0.1:4000';

/**
 * Without a trailing slash (rule platform/service-addresses).
 * @param {Record<string, string | undefined>} env
 * @param {typeof import('../contract/service-names.mjs').SERVICE_NAMES[number]} name
 */
export function serviceAddress(env, name) {
  const variable = `${name.toUpperCase().replace('-', '_')}_URL`;
  return (env[variable] ?? env.BACKEND_URL ?? DEFAULT_BACKEND_URL).replace(/\/+$/, '');
}
