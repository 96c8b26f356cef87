import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Cart } from '@/lib/contract/cart';
import { type Contact, contactSchema, contactSchemaOf } from '@/lib/contract/contact';
import type { Country } from '@/lib/domain/countries';
import { listDocumentTypes } from '@/lib/domain/documents';
import { findPhoneIssue, toPhone, toPhoneText } from '@/lib/domain/phone-numbers';
import type { Stores } from '@/lib/stores/create-stores';
import { useSlice } from '@/lib/visit/visit-provider';

/** Who orders, begun with what the cart knows, else with what this browser does. */
export function useContactForm({ cart, country }: { cart: Pick<Cart, 'contact'>; country: Country }) {
  const known = useSlice('profile', ({ profile }) => profile);
  const { contact } = cart;
  const phone = toPhoneText({ country, phone: '', phone_code: '', ...known, ...contact });
  return useForm<Contact, unknown, Contact>({
    mode: 'onTouched',
    // What is wrong first on the page may stand outside these fields (use-first-wrong.ts).
    shouldFocusError: false,
    resolver: zodResolver(contactSchemaOf(country)),
    defaultValues: {
      name: known?.name ?? '',
      email: known?.email ?? '',
      dni_type: listDocumentTypes(country)[0] ?? 'PP',
      dni: '',
      ...contact,
      // Its code is what the number says by itself.
      ...toPhone({ country, text: phone }),
      phone,
    },
  });
}

const REMEMBERED = ['name', 'email'] as const;

/** Keeps in this browser what it may know of a person: never the document, which only the cart holds (quality T47). */
export function rememberPerson({
  stores,
  country,
  typed,
}: {
  stores: Pick<Stores, 'profile'>;
  country: Country;
  typed: Partial<Contact>;
}): void {
  const { profile } = stores.profile.getState();
  if (!profile) return;
  const valid = REMEMBERED.filter((name) => contactSchema.shape[name].safeParse(typed[name]).success);
  const phone = toPhone({ country, text: typed.phone ?? '' });
  const told = {
    ...profile,
    ...Object.fromEntries(valid.map((name) => [name, typed[name]])),
    ...(findPhoneIssue(phone) ? {} : phone),
  };
  if (JSON.stringify(told) !== JSON.stringify(profile)) stores.profile.setState({ profile: told });
}
