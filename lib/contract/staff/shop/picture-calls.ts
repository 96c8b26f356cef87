import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { MOST_PROOF_BYTES } from '@/lib/domain/payments/transfer';
import { pictureSchema } from './fields';

/** It is shown once a change names it as the picture of something; one that none names is forgotten (rule tenant/uploaded-pictures). */
export const addShopPicture = defineCall({
  service: 'staff',
  auth: 'staff',
  status: 201,
  scope: 'shop:write',
  method: 'POST',
  path: '/staff/shop/pictures',
  branch: 'asked',
  summary: 'Stores a picture that a change of the restaurant may name: a JPEG, a PNG or a WebP, drawn anew',
  body: z.strictObject({}),
  file: { mostBytes: MOST_PROOF_BYTES },
  response: pictureSchema,
});
