import * as cart from './cart';
import * as coreApi from './core-api';
import type { Call } from './define-call';
import * as experience from './experience';
import * as legal from './legal';
import * as orders from './orders';
import * as payments from './payments';
import * as polygons from './polygons';
import * as profiles from './profiles';
import * as staff from './staff';
import * as surveys from './surveys';
import * as tracking from './tracking';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value;
}

/** Every call that the backend serves; for OpenAPI and tests, never for the browser. */
export const ALL_CALLS: readonly Call[] = [
  profiles,
  tracking,
  experience,
  legal,
  cart,
  orders,
  payments,
  coreApi,
  polygons,
  surveys,
  staff,
].flatMap((group) => Object.values(group as Record<string, unknown>).filter(isCall));
