import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';
import { BROWSER_ID_FORMS } from '@/lib/domain/visit/browser-ids';

const formed = (form: RegExp) => z.string().check(z.regex(form));

/** As Google and Meta know this browser; null where their scripts never ran (rule visit/told-sales). */
const browserIdsSchema = z.object({
  session_id: idSchema,
  google: z.nullable(
    z.object({
      client_id: formed(BROWSER_ID_FORMS.clientId),
      session_id: z.nullable(formed(BROWSER_ID_FORMS.googleSession)),
    }),
  ),
  meta: z.nullable(
    z.object({
      fbp: formed(BROWSER_ID_FORMS.fbp),
      fbc: z.nullable(formed(BROWSER_ID_FORMS.fbc)),
      user_agent: z.string().check(typedLine, z.minLength(1), z.maxLength(400)),
    }),
  ),
});
export type BrowserIdsRequest = z.infer<typeof browserIdsSchema>;

/** Whether the server tells Google of this purchase once it is paid: then the browser does not. */
const forwardedByServerSchema = z.object({ google: z.boolean() });
export type ForwardedByServer = z.infer<typeof forwardedByServerSchema>;

export const measurePurchase = defineCall({
  service: 'tracking',
  method: 'PUT',
  path: '/api/purchases/{id}/measured.json',
  summary: 'Lets the server tell Google and Meta of a purchase once it is paid, of who agreed',
  auth: 'profile',
  status: 200,
  ownCardCheck: true,
  params: z.object({ id: idParamSchema }),
  body: browserIdsSchema,
  response: forwardedByServerSchema,
});
