import type { ServiceChoice } from './services';

/** The branches that bring orders, at once or for later. */
export const deliveringOf = <Branch extends { services: readonly ServiceChoice[] }>(
  branches: readonly Branch[],
): Branch[] =>
  branches.filter(({ services }) => services.includes('delivery') || services.includes('schedule'));
