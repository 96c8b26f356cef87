import * as z from 'zod/mini';
import { idSchema } from '@/lib/contract/primitives';
import { readable, typedLine } from '@/lib/contract/typed-text';
import { MOST_DOOR_PHOTOS } from '@/lib/domain/delivery/door-photos';
import { isLeftOut } from '@/lib/domain/people/asked-rule';
import { findDocumentIssue } from '@/lib/domain/people/documents';
import { findPhoneIssue, toPhone } from '@/lib/domain/people/phone-numbers';
import type { Country } from '@/lib/domain/tenant/countries';
import { isMail } from '@/lib/domain/text/mail';

const filled = (max: number) =>
  z.string().check(typedLine, z.minLength(1), z.maxLength(max), z.regex(/^(\S|$)/), readable);

export const emailSchema = z.string().check(
  typedLine,
  z.maxLength(254),
  z.refine((text) => isMail(text)),
);
const emailOrNone = z.string().check(
  typedLine,
  z.maxLength(254),
  z.refine((text) => text === '' || isMail(text)),
);

/** A leading space is an error (rule people/contact). `phone` is the national number. */
export const contactSchema = z.object({
  name: filled(120),
  /** Empty where neither the service nor the way to pay asks for it (rule people/optional-phone). */
  phone: z.string().check(z.regex(/^(\d{5,15})?$/)),
  phone_code: z.string().check(z.regex(/^\d{1,4}$/)),
  phone_code_iso2: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Empty where neither the tenant nor a gateway asks for it (rule people/optional-email). */
  email: emailOrNone,
  dni_type: filled(10),
  /** Empty where the tenant lets it be (rule people/optional-document). */
  dni: z.string().check(typedLine, z.maxLength(30), z.regex(/^(\S|$)/)),
});
export type Contact = z.infer<typeof contactSchema>;

/** As staff read it: without mail and document for people and tablets who give no money back (rule staff/people). */
export const shownContactSchema = z.extend(contactSchema, {
  email: z.nullable(contactSchema.shape.email),
  dni_type: z.nullable(contactSchema.shape.dni_type),
  dni: z.nullable(contactSchema.shape.dni),
});

const reachedSchema = z.omit(contactSchema, { dni_type: true, dni: true });

/** The person who books a table; without an e-mail where none is needed (rule people/optional-email). */
export const bookerSchema = z.extend(reachedSchema, { phone: z.string().check(z.regex(/^\d{5,15}$/)) });
/** As `shownContactSchema`. */
export const shownBookerSchema = z.extend(bookerSchema, { email: z.nullable(bookerSchema.shape.email) });

/** The payer of somebody else's order (rule orders/links); without a phone where the way to pay needs none. */
export const buyerSchema = z.extend(reachedSchema, { email: emailSchema });
export type Buyer = z.infer<typeof buyerSchema>;

const isPhoneFine = ({
  asksPhone,
  typed,
}: {
  asksPhone: boolean;
  typed: Pick<Buyer, 'phone' | 'phone_code'>;
}): boolean => isLeftOut({ isAsked: asksPhone, text: typed.phone }) || findPhoneIssue(typed) === null;

/** Adds the country's check of numbers to the other errors. */
export const buyerSchemaOf = ({
  country,
  asksEmail,
  asksPhone,
}: {
  country: Country;
  asksEmail: boolean;
  asksPhone: boolean;
}) =>
  z.pipe(
    z.transform((typed: Buyer) => ({ ...typed, ...toPhone({ country, text: typed.phone }) })),
    (asksEmail ? buyerSchema : reachedSchema).check(
      z.refine((typed) => isPhoneFine({ asksPhone, typed }), { path: ['phone'], when: () => true }),
    ),
  );

/** Adds to the other errors what the country, the tenant and the way to pay ask for. */
export const contactSchemaOf = ({
  country,
  asksDocument,
  asksEmail,
  asksPhone,
}: {
  country: Country;
  asksDocument: boolean;
  asksEmail: boolean;
  asksPhone: boolean;
}) =>
  z.pipe(
    z.transform((typed: Contact) => ({ ...typed, ...toPhone({ country, text: typed.phone }) })),
    contactSchema.check(
      z.refine(
        ({ dni_type: type, dni: number }) =>
          isLeftOut({ isAsked: asksDocument, text: number }) ||
          !findDocumentIssue({ country, type, number })?.blocks,
        { path: ['dni'], when: () => true },
      ),
      z.refine((typed) => isPhoneFine({ asksPhone, typed }), { path: ['phone'], when: () => true }),
      z.refine((typed) => !asksEmail || typed.email !== '', { path: ['email'], when: () => true }),
    ),
  );

/** A delivery address (rule delivery/address); without a point where the branch has no map. */
export const deliveryAddressSchema = z.extend(
  z.object({
    latitude: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  }),
  {
    address: filled(200),
    address_optional: z.string().check(typedLine, z.maxLength(120)),
    neighbourhood: filled(120),
    /** (rule delivery/postcode) */
    postcode: z._default(z.string().check(typedLine, z.maxLength(12)), ''),
    reference: filled(200),
    formatted_address: z.string().check(typedLine, z.maxLength(300)),
    city: z.string().check(typedLine, z.maxLength(120)),
    place_id: z.nullable(z.string().check(typedLine, z.maxLength(300))),
    /** Ids of the diner's own (rule delivery/door-photos). */
    photos: z.optional(z.array(idSchema).check(z.maxLength(MOST_DOOR_PHOTOS))),
  },
);
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;

/** The address of a cart, whose point has a price before the words are typed (rule delivery/address). */
export const addressDraftSchema = z.extend(deliveryAddressSchema, {
  address: z.string().check(typedLine, z.maxLength(200)),
  neighbourhood: z.string().check(typedLine, z.maxLength(120)),
  reference: z.string().check(typedLine, z.maxLength(200)),
});
/** The same fields, maybe empty. */
export type AddressDraft = z.infer<typeof addressDraftSchema>;

/** An address of which nothing is known. */
export const NO_ADDRESS: AddressDraft = {
  latitude: null,
  longitude: null,
  address: '',
  address_optional: '',
  neighbourhood: '',
  postcode: '',
  reference: '',
  formatted_address: '',
  city: '',
  place_id: null,
};

/** Makes an address of a draft; null while it is incomplete. */
export function parseAddress(draft: AddressDraft | null | undefined): DeliveryAddress | null {
  const parsed = deliveryAddressSchema.safeParse(draft);
  return parsed.success ? parsed.data : null;
}

export const pointOf = ({ latitude, longitude }: Pick<DeliveryAddress, 'latitude' | 'longitude'>) =>
  latitude === null || longitude === null ? null : { latitude, longitude };
