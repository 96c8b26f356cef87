'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Cart, CartChanges } from '@/lib/contract/cart';
import {
  type Contact,
  contactSchemaOf,
  type DeliveryPlace,
  deliveryPlaceSchema,
} from '@/lib/contract/contact';
import type { Country } from '@/lib/domain/countries';
import { listDocumentTypes } from '@/lib/domain/documents';
import { readAmount } from '@/lib/domain/money';
import type { PaymentMethod } from '@/lib/domain/payment-methods';
import { PHONE_CODES } from '@/lib/domain/phone-codes';
import { standingIssues } from './standing-issues';

export type PlaceDraft = Omit<DeliveryPlace, 'latitude' | 'longitude'> & {
  latitude: number | null;
  longitude: number | null;
};
export type PlaceErrors = Partial<
  Record<'address' | 'address_optional' | 'neighbourhood' | 'reference' | 'point', string>
>;

const NO_PLACE: PlaceDraft = {
  latitude: null,
  longitude: null,
  address: '',
  address_optional: '',
  neighbourhood: '',
  reference: '',
  formatted_address: '',
  city: '',
  place_id: null,
};

/** What the diner says on the precheckout, begun with what the cart and the profile already hold. */
export function usePrecheckout({
  cart,
  country,
  city,
  known,
}: {
  cart: Cart;
  country: Country;
  city: string;
  known: { name: string; phone: string; email: string } | null;
}) {
  const phone = PHONE_CODES[country];
  const form = useForm<Contact>({
    mode: 'onTouched',
    // What is wrong first on the page may stand outside these fields (use-first-wrong.ts).
    shouldFocusError: false,
    resolver: zodResolver(contactSchemaOf(country)),
    defaultValues: cart.contact ?? {
      name: known?.name ?? '',
      phone: known?.phone ?? '',
      email: known?.email ?? '',
      phone_code: phone.code,
      phone_code_iso2: country,
      dni_type: listDocumentTypes(country)[0] ?? 'PP',
      dni: '',
    },
  });
  const [place, setPlace] = useState<PlaceDraft>(cart.place ?? { ...NO_PLACE, city });
  const [method, setMethod] = useState<PaymentMethod | null>(cart.payment_method);
  const [cash, setCash] = useState(cart.cash_amount === null ? '' : String(cart.cash_amount));
  const [comment, setComment] = useState(cart.comment);
  const [birthDate, setBirthDate] = useState('');
  const [sentBirthDate, setSentBirthDate] = useState('');
  const [terms, setTerms] = useState(false);
  const [tried, setTried] = useState(false);

  const isDelivery = cart.service === 'delivery';
  // The same one until the diner changes it: what is sent whenever it changes is sent once.
  const whole = useMemo(() => (isDelivery ? parsePlace(place) : null), [isDelivery, place]);
  const amount = readAmount(cash);
  const toChanges = (contact: Contact): CartChanges => {
    setSentBirthDate(birthDate);
    return {
      contact,
      comment,
      payment_method: method,
      cash_amount: method === 'cash' ? amount : null,
      ...(isDelivery ? { place: whole } : {}),
      ...(birthDate ? { birth_date: birthDate } : {}),
    };
  };
  const [dni, dni_type] = useWatch({ control: form.control, name: ['dni', 'dni_type'] });
  const issues = standingIssues(cart, {
    contactIsWrong: Object.keys(form.formState.errors).length > 0,
    document: { dni, dni_type },
    place: whole,
    method,
    cash: amount,
    birthDate,
    sentBirthDate,
  });
  return {
    form,
    place,
    changePlace: (changes: Partial<PlaceDraft>) => setPlace((before) => ({ ...before, ...changes })),
    placeIsWhole: !isDelivery || whole !== null,
    whole,
    method,
    setMethod,
    cash,
    setCash,
    comment,
    setComment,
    birthDate,
    setBirthDate,
    terms,
    setTerms,
    tried,
    setTried,
    toChanges,
    /** What still keeps the cart from being ordered, as far as the server has said. */
    issues,
  };
}

/** A place with everything that delivering needs, or null; its sentence for the courier is made of its parts. */
export function parsePlace(draft: PlaceDraft): DeliveryPlace | null {
  const { address, address_optional, neighbourhood, city } = draft;
  const formatted_address = [address, address_optional, neighbourhood, city].filter(Boolean).join(', ');
  const parsed = deliveryPlaceSchema.safeParse({ ...draft, formatted_address });
  return parsed.success ? parsed.data : null;
}

/** Which fields of a place are still wrong. */
export function placeErrors(
  draft: PlaceDraft,
  texts: { required: string; leading: string; point: string },
): PlaceErrors {
  const errors: PlaceErrors = {};
  for (const name of ['address', 'neighbourhood', 'reference'] as const) {
    if (draft[name].trim() === '') errors[name] = texts.required;
    else if (/^\s/.test(draft[name])) errors[name] = texts.leading;
  }
  if (draft.latitude === null) errors.point = texts.point;
  return errors;
}
