import * as z from 'zod/mini';
import { findDocumentIssue } from '@/lib/domain/people/documents';
import { findPhoneIssue, toPhone } from '@/lib/domain/people/phone-numbers';
import type { Country } from '@/lib/domain/tenant/countries';

const NO_LEADING_SPACE = /^\S/;
const filled = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(NO_LEADING_SPACE));

/**
 * Who orders (rule people/contact): all required; a leading space is an error, not trimmed.
 * `phone` is the national number; what it and the document mean is checked by country.
 */
export const contactSchema = z.object({
  name: filled(120),
  phone: z.string().check(z.regex(/^\d{5,15}$/)),
  phone_code: z.string().check(z.regex(/^\d{1,4}$/)),
  phone_code_iso2: z.string().check(z.regex(/^[A-Z]{2}$/)),
  email: z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/)),
  dni_type: filled(10),
  dni: filled(30),
});
export type Contact = z.infer<typeof contactSchema>;

/** The same of what was typed in a country, by its documents and numbers; said beside whatever else is wrong. */
export const contactSchemaOf = (country: Country) =>
  z.pipe(
    z.transform((typed: Contact) => ({ ...typed, ...toPhone({ country, text: typed.phone }) })),
    contactSchema.check(
      z.refine(({ dni_type: type, dni: number }) => !findDocumentIssue({ country, type, number })?.blocks, {
        path: ['dni'],
        when: () => true,
      }),
      z.refine((phone) => findPhoneIssue(phone) === null, { path: ['phone'], when: () => true }),
    ),
  );

/**
 * Where an order goes (rule delivery/address): neighbourhood and reference are fields of their own. The point may be
 * null where the branch has no map to put it on (rule delivery/address).
 */
export const deliveryAddressSchema = z.extend(
  z.object({
    latitude: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  }),
  {
    address: filled(200),
    address_optional: z.string().check(z.maxLength(120)),
    neighbourhood: filled(120),
    reference: filled(200),
    formatted_address: z.string().check(z.maxLength(300)),
    city: z.string().check(z.maxLength(120)),
    place_id: z.nullable(z.string().check(z.maxLength(300))),
  },
);
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;

/** Where an address is on the map, null for one that is in words alone. */
export const pointOf = ({ latitude, longitude }: Pick<DeliveryAddress, 'latitude' | 'longitude'>) =>
  latitude === null || longitude === null ? null : { latitude, longitude };
