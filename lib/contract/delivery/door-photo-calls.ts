import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema } from '@/lib/contract/primitives';
import { MOST_PROOF_BYTES } from '@/lib/domain/payments/transfer';

/** `preview`: a small picture, as an address that needs no call. */
const doorPhotoSchema = z.object({
  id: idSchema,
  preview: z.string().check(z.regex(/^data:image\/webp;base64,/)),
});
export type DoorPhoto = z.infer<typeof doorPhotoSchema>;

const own = {
  service: 'core-api',
  auth: 'profile',
  path: '/api/door_photos/{id}.json',
  params: z.object({ id: idParamSchema }),
} as const;

/** The call is our own (rule delivery/door-photos). */
export const uploadDoorPhoto = defineCall({
  service: 'core-api',
  auth: 'profile',
  status: 201,
  method: 'POST',
  path: '/api/door_photos',
  summary: "Keeps a photo of a diner's door, for the places that the diner saves and for who delivers there",
  body: z.strictObject({}),
  file: { mostBytes: MOST_PROOF_BYTES },
  response: doorPhotoSchema,
});

export const getDoorPhoto = defineCall({
  ...own,
  status: 200,
  method: 'GET',
  summary: "A small picture of the caller's own photo of a door",
  response: doorPhotoSchema,
});

/** Idempotent. */
export const deleteDoorPhoto = defineCall({
  ...own,
  status: 200,
  method: 'DELETE',
  summary: "Deletes the caller's own photo of a door; orders that were placed with it keep theirs",
  response: z.object({ id: idSchema }),
});
