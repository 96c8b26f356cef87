'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Cart, CartChanges } from '@/lib/contract/cart';
import {
  type Contact,
  contactSchemaOf,
  type DeliveryPlace,
  deliveryPlaceSchema,
  pointOf,
} from '@/lib/contract/contact';
import type { Country } from '@/lib/domain/countries';
import { readAmount } from '@/lib/domain/money';
import type { PaymentMethod } from '@/lib/domain/payment-methods';
import { findPhoneIssue, toPhone } from '@/lib/domain/phone-numbers';
import { useVisit } from '@/lib/visit/visit-provider';
import type { ScheduleDraft } from './schedule-choice';
import { standingIssues } from './standing-issues';
import { type TipDraft, toTip, toTipDraft } from './tip-draft';
import { rememberPerson, useContactForm } from './use-contact-form';
import { useDraftSaver } from './use-draft-saver';

export type PlaceErrors = Partial<
  Record<'address' | 'address_optional' | 'neighbourhood' | 'reference' | 'point' | 'zone', string>
>;

const NO_PLACE: DeliveryPlace = {
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
export function usePrecheckout({ cart, country, city }: { cart: Cart; country: Country; city: string }) {
  const { stores } = useVisit();
  const form = useContactForm({ cart, country });
  const [place, setPlace] = useState<DeliveryPlace>(cart.place ?? { ...NO_PLACE, city });
  const [zone, setZone] = useState(cart.shipping_zone);
  const [method, setMethod] = useState<PaymentMethod | null>(cart.payment_method);
  const [cash, setCash] = useState(cart.cash_amount === null ? '' : String(cart.cash_amount));
  const [comment, setComment] = useState(cart.comment);
  /** Null where it is the cart's own. */
  const [tip, setTip] = useState<TipDraft | null>(null);
  const [schedule, setSchedule] = useState<ScheduleDraft>({
    date: cart.schedule_date ?? '',
    hour: cart.schedule_hour ?? '',
  });
  const [birthDate, setBirthDate] = useState(cart.birth_date ?? '');
  const [sentBirthDate, setSentBirthDate] = useState('');
  const [terms, setTerms] = useState(false);
  const [tried, setTried] = useState(false);

  const isDelivery = cart.service === 'delivery';
  const isScheduled = cart.subservice === 'schedule';
  const choosesZone = cart.shipping_zones.length > 0;
  const { percent } = cart.tip_choice;
  const typed = useWatch({ control: form.control });
  const amount = readAmount(cash);
  const whole = useMemo(
    () => (isDelivery ? parsePlace({ place, choosesZone }) : null),
    [isDelivery, place, choosesZone],
  );
  const contact = useMemo(() => contactSchemaOf(country).safeParse(typed), [country, typed]);
  const said = useMemo(() => {
    return {
      // Who they are leaves this browser once they have agreed to that or, without policies, with the order.
      ...(contact.success && terms ? { contact: contact.data } : {}),
      ...(birthDate && terms ? { birth_date: birthDate } : {}),
      ...(whole ? { place: whole } : {}),
      ...(choosesZone ? { shipping_zone: zone } : {}),
      ...(tip ? { tip: toTip({ draft: tip, percent }) } : {}),
      ...(isScheduled ? { schedule_date: schedule.date || null, schedule_hour: schedule.hour || null } : {}),
      comment,
      payment_method: method,
      cash_amount: method === 'cash' ? amount : null,
    } satisfies CartChanges;
  }, [
    contact,
    birthDate,
    terms,
    whole,
    choosesZone,
    zone,
    tip,
    percent,
    isScheduled,
    schedule,
    comment,
    method,
    amount,
  ]);
  const wasAsked = useRef(cart.tip_asked);
  useEffect(() => {
    wasAsked.current = cart.tip_asked;
  }, [cart.tip_asked]);
  const saver = useDraftSaver({
    purchaseId: cart.purchase_id,
    known: {
      ...said,
      ...(contact.success ? { contact: contact.data } : {}),
      ...(birthDate ? { birth_date: birthDate } : {}),
    },
    said,
    onFailed: (names) => {
      // What the server never heard goes with the press; else its own answer is shown again.
      if (names.includes('tip') && wasAsked.current) setTip(null);
    },
  });
  // What is chosen is told at once, what is typed when it is left.
  const chosen = JSON.stringify([method, tip?.answer, zone]);
  const told = useRef(chosen);
  useEffect(() => {
    if (told.current === chosen) return;
    told.current = chosen;
    void saver.flush();
  }, [chosen, saver]);

  const toChanges = (contact: Contact): CartChanges => {
    setSentBirthDate(birthDate);
    return saver.take({ ...said, contact, ...(birthDate ? { birth_date: birthDate } : {}) });
  };
  const { dni = '', dni_type = '', phone = '' } = typed;
  const issues = standingIssues(cart, {
    contactIsWrong: Object.keys(form.formState.errors).length > 0,
    document: { dni, dni_type },
    phoneIsWrong: findPhoneIssue(toPhone({ country, text: phone })) !== null,
    place: whole,
    zone,
    method,
    cash: amount,
    birthDate,
    sentBirthDate,
    schedule,
  });
  return {
    form,
    place,
    changePlace: (changes: Partial<DeliveryPlace>) => setPlace((before) => ({ ...before, ...changes })),
    placeIsWhole: !isDelivery || (whole !== null && (!choosesZone || zone !== null)),
    choosesZone,
    zone,
    setZone,
    method,
    setMethod,
    cash,
    setCash,
    comment,
    setComment,
    tip: tip ?? toTipDraft(cart.tip_choice),
    setTip,
    /** The question is on the screen: from now on its answer, at first the preset, is part of the bill. */
    seeTip: () => setTip((before) => before ?? toTipDraft(cart.tip_choice)),
    isScheduled,
    schedule,
    setSchedule,
    birthDate,
    setBirthDate,
    terms,
    setTerms,
    tried,
    setTried,
    /** A field was left: what was typed is kept. */
    leave: () => {
      rememberPerson({ stores, country, typed });
      void saver.flush();
    },
    tell: (changes: CartChanges) => {
      saver.say(changes);
      void saver.flush();
    },
    toChanges,
    forget: (changes: CartChanges) => saver.forget(Object.keys(changes)),
    /** What still keeps the cart from being ordered, as far as the server has said. */
    issues,
  };
}

/** A place with everything that delivering needs, or null; its sentence for the courier is made of its parts. */
export function parsePlace({
  place,
  choosesZone,
}: {
  place: DeliveryPlace;
  /** Its price hangs on a list, and no point is asked for. */
  choosesZone: boolean;
}): DeliveryPlace | null {
  if (!choosesZone && !pointOf(place)) return null;
  const { address, address_optional, neighbourhood, city } = place;
  const formatted_address = [address, address_optional, neighbourhood, city].filter(Boolean).join(', ');
  const parsed = deliveryPlaceSchema.safeParse({ ...place, formatted_address });
  return parsed.success ? parsed.data : null;
}

/** Which fields of a place are still wrong. */
export function placeErrors(
  { place, choosesZone, zone }: { place: DeliveryPlace; choosesZone: boolean; zone: string | null },
  texts: { required: string; leading: string; point: string; zone: string },
): PlaceErrors {
  const errors: PlaceErrors = {};
  for (const name of ['address', 'neighbourhood', 'reference'] as const) {
    if (place[name].trim() === '') errors[name] = texts.required;
    else if (/^\s/.test(place[name])) errors[name] = texts.leading;
  }
  if (choosesZone) {
    if (zone === null) errors.zone = texts.zone;
  } else if (!pointOf(place)) errors.point = texts.point;
  return errors;
}
