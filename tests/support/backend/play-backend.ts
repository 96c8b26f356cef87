import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';
import { getContractExample } from './contract-examples';

/** Where the browser of a component test is; `jsdom` says so of `location`. */
const ORIGIN = 'http://localhost';

const methodOf = (call: Call) => call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
const addressOf = (call: Call) =>
  `${ORIGIN}/services/${call.service}${call.path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Every call of a diner, answered by its example, which the contract suite proves true of the backend. */
export const server = setupServer(
  ...ALL_CALLS.filter(({ service }) => service !== 'staff').map((call) =>
    http[methodOf(call)](addressOf(call), () =>
      HttpResponse.json(getContractExample(call) as object, { status: call.status }),
    ),
  ),
);
