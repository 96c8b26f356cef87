import * as z from 'zod/mini';
import { dateSchema, idSchema, pictureSchema, serviceChoiceSchema } from '@/lib/contract/primitives';

/** An announcement (rule branches/announcements). Null `services`: all; `url` is http(s), tel or mailto. */
export const popupSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  image: z.nullable(pictureSchema),
  url: z.nullable(z.string()),
  services: z.nullable(z.array(serviceChoiceSchema)),
  from: z.nullable(dateSchema),
  until: z.nullable(dateSchema),
});
export type Popup = z.infer<typeof popupSchema>;
