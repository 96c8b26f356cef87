import { OWN_ORDERS } from './own-orders';
import {
  CHOICES_WITHOUT_TEXTS,
  type OwnTable,
  ofBooking,
  ofOrder,
  ofPayment,
  ofProfile,
  ofSession,
} from './own-table';
import { OWN_WORDS } from './own-words';

const NOBODY = `'{"name": "", "phone": "", "phone_code": "", "phone_code_iso2": "", "email": ""}'`;

/**
 * Every table with rows of diners, in the order in which they are erased (rule people/erase). A test compares it with the
 * schema: no table and no column is left out.
 */
export const OWN_TABLES: readonly OwnTable[] = [
  {
    table: 'trackings',
    own: `${ofSession} or t.details ->> 'profile_id' = me.profile::text`,
    personal: ['details'],
    facts: ['event', 'step', 'created_at'],
    keys: ['id', 'instance_id', 'session_id'],
    erasing: 'delete',
  },
  {
    table: 'performance_metrics',
    own: ofSession,
    personal: [],
    facts: ['transfer_kb', 'created_at'],
    keys: ['id', 'instance_id', 'session_id'],
    erasing: 'delete',
  },
  {
    table: 'acquisitions',
    own: ofSession,
    // A campaign's words stand in the address that somebody opened.
    personal: ['details', 'source', 'medium', 'campaign'],
    facts: ['created_at'],
    keys: ['id', 'instance_id', 'session_id'],
    erasing: 'delete',
  },
  {
    // As Google and Meta know the browser, until they are told.
    table: 'told_sales',
    own: ofProfile,
    personal: ['browser'],
    facts: ['destination', 'sold_at', 'sent_at', 'forget_at'],
    keys: ['id', 'instance_id', 'purchase_id', 'profile_id', 'session_id', 'send_at', 'send_tries'],
    erasing: 'delete',
  },
  {
    // That somebody answered stays, for whoever must prove it; who, goes.
    table: 'cookie_consents',
    own: `${ofProfile} or ${ofSession}`,
    personal: ['session_id', 'profile_id'],
    facts: ['version', 'accepted', 'purposes', 'created_at'],
    keys: ['id', 'instance_id'],
    erasing: { session_id: 'null', profile_id: 'null' },
  },
  {
    table: 'sessions',
    own: 't.id = any(me.sessions)',
    personal: ['details'],
    facts: ['created_at'],
    keys: ['id', 'instance_id', 'profile_id'],
    erasing: 'delete',
  },
  {
    table: 'profile_tokens',
    own: ofProfile,
    personal: [],
    facts: ['purpose', 'expires_at', 'by_link'],
    keys: ['instance_id', 'token_hash', 'profile_id'],
    erasing: 'delete',
  },
  {
    table: 'confirmed_phones',
    own: ofProfile,
    personal: ['phone'],
    facts: ['confirmed_until'],
    keys: ['instance_id', 'profile_id'],
    erasing: 'delete',
  },
  {
    table: 'phone_codes',
    own: ofProfile,
    personal: ['phone'],
    facts: ['lang', 'created_at', 'expires_at', 'used_at'],
    keys: [
      ...['id', 'instance_id', 'profile_id', 'purchase_id', 'phone_hash', 'address_hash', 'tries'],
      ...['send_at', 'send_tries'],
    ],
    erasing: 'delete',
  },
  {
    table: 'door_photos',
    own: ofProfile,
    personal: ['picture', 'preview'],
    facts: ['uploaded_at', 'forget_at'],
    keys: ['id', 'instance_id', 'profile_id'],
    erasing: 'delete',
  },
  {
    table: 'order_door_photos',
    own: ofOrder,
    personal: ['picture'],
    facts: ['forget_at'],
    keys: ['instance_id', 'purchase_id', 'photo_id'],
    erasing: 'delete',
  },
  {
    table: 'transfer_proofs',
    own: ofPayment,
    personal: ['picture'],
    facts: ['uploads', 'uploaded_at', 'forget_at'],
    keys: ['instance_id', 'payment_id', 'source_hash'],
    erasing: 'delete',
  },
  {
    table: 'avoided_allergens',
    own: ofProfile,
    personal: ['allergens'],
    facts: ['consented_at'],
    keys: ['instance_id', 'purchase_id', 'profile_id'],
    erasing: 'delete',
  },
  {
    table: 'join_wishes',
    own: ofProfile,
    personal: ['name'],
    facts: ['wished_at'],
    keys: ['instance_id', 'purchase_id', 'profile_id'],
    erasing: 'delete',
  },
  {
    table: 'table_visits',
    own: ofProfile,
    personal: [],
    facts: ['expires_at'],
    keys: ['instance_id', 'profile_id', 'table_id', 'code'],
    erasing: 'delete',
  },
  {
    // Copies of answers, kept a day for calls that are repeated.
    table: 'idempotency_keys',
    own: `t.actor = 'diner:' || me.profile`,
    personal: [],
    facts: [],
    keys: [
      ...['instance_id', 'actor', 'key', 'fingerprint', 'lease_until', 'status', 'answer', 'created_at'],
      'owner',
    ],
    erasing: 'delete',
  },
  ...OWN_WORDS,
  {
    table: 'booking_lines',
    own: ofBooking,
    personal: ['comment', 'choices'],
    facts: ['count', 'unit_minor', 'off_minor', 'content', 'created_at', 'is_gone'],
    keys: ['instance_id', 'id', 'booking_id', 'offer_id'],
    erasing: { comment: `''`, choices: CHOICES_WITHOUT_TEXTS },
  },
  {
    table: 'booking_notices',
    own: ofBooking,
    personal: ['words'],
    facts: ['kind', 'lang', 'sent_at', 'said_at'],
    keys: ['instance_id', 'id', 'booking_id', 'guest_number', 'send_at', 'send_tries'],
    erasing: 'delete',
  },
  {
    table: 'booking_tokens',
    own: ofBooking,
    personal: [],
    facts: [],
    keys: ['instance_id', 'token_hash', 'booking_id', 'guest_number'],
    erasing: 'delete',
  },
  {
    // Whom the diner asked along.
    table: 'booking_guests',
    own: ofBooking,
    personal: ['name', 'email'],
    facts: ['number', 'left_at', 'removed_at'],
    keys: ['instance_id', 'booking_id'],
    erasing: { name: `''`, email: 'null' },
  },
  {
    table: 'bookings',
    own: ofProfile,
    personal: ['contact', 'phone', 'notes', 'decline_reason'],
    facts: [
      ...['status', 'people', 'starts_at', 'ends_at', 'created_at', 'seated_at', 'no_show_at', 'muted_at'],
      ...['order_sent_at', 'deposit_refund_until'],
    ],
    keys: [
      ...[
        'id',
        'instance_id',
        'supplier_id',
        'profile_id',
        'held_until',
        'booked_key',
        'kind',
        'unread_since',
      ],
      ...['deposit_purchase_id', 'deposit_account_id', 'agreed'],
    ],
    erasing: {
      contact: `case when t.contact is not null then ${NOBODY}::jsonb end`,
      // Follows from the contact.
      phone: 'default',
      notes: `''`,
      decline_reason: 'null',
    },
  },
  ...OWN_ORDERS,
];
