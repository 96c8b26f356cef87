const REAL_KEY = /^(p(ub|rv)_prod|[psr]k_live)_/;

/** Whether an environment holds a gateway's keys that take real money. */
export const hasRealKeys = (env: Record<string, string | undefined>): boolean =>
  Object.entries(env).some(
    ([name, value]) => /^(WOMPI|STRIPE)_.+_KEY$/.test(name) && REAL_KEY.test(value ?? ''),
  );
