import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';

const televisionsSchema = z.array(
  z.object({ id: idSchema, supplier_id: idSchema, branch: z.string(), created_at: z.string() }),
);
export type Televisions = z.infer<typeof televisionsSchema>;

export const listTelevisions = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/televisions.json',
  scope: 'people:write',
  branch: 'asked',
  summary: 'The televisions in the halls of the restaurant, the newest first',
  auth: 'staff',
  status: 200,
  response: televisionsSchema,
});

/** Its only answer with the code. */
const openedSchema = z.object({ id: idSchema, code: z.string(), url: z.string() });
export type OpenedTelevision = z.infer<typeof openedSchema>;

export const openTelevision = defineCall({
  service: 'staff',
  method: 'POST',
  path: '/staff/televisions.json',
  scope: 'people:write',
  branch: 'named',
  summary: 'Makes a code by which a television shows the numbers of a branch',
  auth: 'staff',
  status: 201,
  body: z.object({ supplier_id: idSchema }),
  response: openedSchema,
});

/** Idempotent; its next question is refused. */
export const endTelevision = defineCall({
  service: 'staff',
  method: 'DELETE',
  path: '/staff/televisions/{id}.json',
  scope: 'people:write',
  branch: 'television',
  summary: 'Ends a television',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  response: televisionsSchema,
});
