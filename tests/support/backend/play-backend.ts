import { getResponse, HttpResponse, http } from 'msw';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';
import { getContractExample } from './contract-examples';

const methodOf = (call: Call) => call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
const addressOf = (call: Call) =>
  `${location.origin}/services/${call.service}${call.path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Every call of a diner, answered by its example, which the contract suite proves true of the backend. */
const handlers = ALL_CALLS.filter(({ service }) => service !== 'staff').map((call) =>
  http[methodOf(call)](addressOf(call), () =>
    HttpResponse.json(getContractExample(call) as object, { status: call.status }),
  ),
);

type Staff = (request: Request) => Promise<Response | undefined>;
let answerStaff: Staff = async () => undefined;
/** No example of a staff call is recorded: a test that draws a staff screen answers its calls itself. */
export const playStaff = (answer: Staff): void => {
  answerStaff = answer;
};

/** @throws for a request that is no call of a diner, and none that a test answers */
export async function playBackend(request: Request): Promise<Response> {
  const { method, url } = request;
  const response = (await answerStaff(request)) ?? (await getResponse(handlers, request));
  if (response) return response;
  const refusal = `no call of a diner is ${method} ${url}`;
  console.error(refusal);
  throw new TypeError(refusal);
}
