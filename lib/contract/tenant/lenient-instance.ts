import * as z from 'zod/mini';
import { pictureSchema, serviceChoiceSchema } from '@/lib/contract/primitives';
import {
  instanceSchema,
  linktreeItemSchema,
  policySchema,
  socialSchema,
  type Theme,
  themeSchema,
} from './instance';

export const DEFAULT_THEME: Theme = {
  dark: false,
  theme_color: '#3d4654',
  titles_txt_color: '#1a1f27',
  page_bgcolor: '#ffffff',
  suppliers_background_image: null,
};

/** Drops invalid entries; not a list: empty. */
const listOf = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items: unknown[]): z.infer<S>[] =>
      items.flatMap((item) => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

const picture = z.catch(z.nullable(pictureSchema), null);
const flag = z.catch(z.boolean(), false);
const text = z.catch(z.string(), '');
const { shape } = instanceSchema;

const lenientThemeSchema = z.catch(
  z.object({
    dark: z.catch(themeSchema.shape.dark, DEFAULT_THEME.dark),
    theme_color: z.catch(themeSchema.shape.theme_color, DEFAULT_THEME.theme_color),
    titles_txt_color: z.catch(themeSchema.shape.titles_txt_color, DEFAULT_THEME.titles_txt_color),
    page_bgcolor: z.catch(themeSchema.shape.page_bgcolor, DEFAULT_THEME.page_bgcolor),
    suppliers_background_image: picture,
  }),
  DEFAULT_THEME,
);

/** Invalid decoration falls to a default; all other fields stay strict (guarantee/broken-config). */
export const lenientInstanceSchema = z.extend(instanceSchema, {
  theme: lenientThemeSchema,
  style_custom: text,
  preload: picture,
  pixel_google_analytics: z.catch(shape.pixel_google_analytics, null),
  pixel_facebook_analytics: z.catch(shape.pixel_facebook_analytics, null),
  rate_nps: flag,
  rate_digitalmenu: flag,
  linktree: listOf(linktreeItemSchema),
  linktree_logo: z.catch(z.object({ thumb: picture }), { thumb: null }),
  linktree_add_suppliers: flag,
  labels_buttons: z.catch(shape.labels_buttons, { nuestras_tiendas: null }),
  meta: z.catch(z.object({ favicon: picture, description: text }), { favicon: null, description: '' }),
  category_establishment: z.catch(shape.category_establishment, 'restaurant'),
  contact_us: flag,
  hide_call_waiter: flag,
  no_tip: listOf(serviceChoiceSchema),
  document: z.catch(shape.document, 'required'),
  email: z.catch(shape.email, 'required'),
  notices_by_sms: flag,
  socials: listOf(socialSchema),
  policies: listOf(policySchema),
  map: z.catch(shape.map, null),
});
