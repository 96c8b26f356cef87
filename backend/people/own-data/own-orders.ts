import { CHOICES_WITHOUT_TEXTS, type OwnTable, ofOrder, ofPayment, ofProfile } from './own-table';

/** The details that an order keeps when its diner is erased; all others are personal. */
const ORDER_FACTS = [
  ...[
    'tip',
    'paymentMethod',
    'cashMinor',
    'scheduleDate',
    'scheduleHour',
    'promisedSlot',
    'shippingZone',
    'packed',
  ],
  ...['cutlery', 'arrival', 'isDeliveryFree', 'cancelReason'],
];
const FACTS_OF_DETAILS = `(select coalesce(jsonb_object_agg(one.key, one.value), '{}') || '{"isErased": true}'
  from jsonb_each(t.details) one where one.key in (${ORDER_FACTS.map((key) => `'${key}'`).join(', ')}))`;
/** The details of a payment without the payer's own, and without the gateway's words to them. */
const PAYMENT_FACTS = `t.details - 'pse' - 'action' - 'message'`;

/** Orders and their money, whose facts stay when their diner is erased; the diner's own row is the last. */
export const OWN_ORDERS: readonly OwnTable[] = [
  {
    // Copies of name and phone, by which staff find the order.
    table: 'order_words',
    own: ofOrder,
    personal: [],
    facts: [],
    keys: ['instance_id', 'purchase_id', 'word'],
    erasing: 'delete',
  },
  {
    table: 'shares',
    own: 't.payer_id = me.profile',
    personal: [],
    facts: ['kind', 'amount_minor', 'tip_minor'],
    keys: ['id', 'instance_id', 'purchase_id', 'payer_id', 'parts', 'held_until', 'payment_id'],
    erasing: {},
  },
  {
    table: 'rounds',
    own: 't.sent_by = me.profile',
    personal: [],
    facts: ['number', 'sent_at', 'slot'],
    keys: ['instance_id', 'purchase_id', 'sent_by', 'request_key'],
    erasing: {},
  },
  {
    // Note and words are the staff's, about money.
    table: 'refunds',
    own: ofPayment,
    personal: [],
    facts: ['amount_minor', 'reason', 'state', 'created_at', 'given_by', 'given_at', 'note', 'words'],
    keys: [
      ...['id', 'instance_id', 'payment_id', 'actor', 'check_at', 'checks', 'request_key', 'stall_order_id'],
    ],
    erasing: {},
  },
  {
    // The reason is the staff's, about money.
    table: 'money_moves',
    own: ofPayment,
    personal: [],
    facts: [
      ...['kind', 'method', 'amount_minor', 'tip_minor', 'rounding_minor', 'received_minor', 'change_minor'],
      ...['reason', 'created_at'],
    ],
    keys: [
      'id',
      'instance_id',
      'supplier_id',
      'purchase_id',
      'payment_id',
      'actor',
      'close_number',
      'reverses',
    ],
    erasing: {},
  },
  {
    table: 'payments',
    own: 't.payer_id = me.profile',
    personal: ['details'],
    facts: [
      ...['method', 'provider', 'status', 'amount_minor', 'tip_minor', 'refunds_minor', 'given_minor'],
      ...['is_deposit', 'reference', 'provider_ref', 'created_at', 'finished_at', 'settled_at'],
    ],
    keys: [
      ...['id', 'instance_id', 'purchase_id', 'attempt', 'expires_at', 'check_at', 'checks', 'request_key'],
      ...['misfit', 'payer_id', 'account_id'],
    ],
    erasing: { details: PAYMENT_FACTS },
  },
  {
    table: 'purchase_links',
    own: ofOrder,
    personal: [],
    facts: ['purpose', 'expires_at', 'revoked_at'],
    keys: ['instance_id', 'purchase_id', 'payment_id', 'token_hash'],
    erasing: { revoked_at: 'coalesce(t.revoked_at, me.now)' },
  },
  {
    // Keyed hashes, so that a coupon is not used again by a diner who was forgotten in between.
    table: 'coupon_persons',
    own: ofOrder,
    personal: [],
    facts: ['kind', 'first_order', 'created_at'],
    keys: ['instance_id', 'purchase_id', 'coupon_id', 'mark', 'slot'],
    erasing: {},
  },
  {
    table: 'coupon_uses',
    own: ofProfile,
    personal: [],
    facts: ['first_order', 'created_at'],
    keys: ['instance_id', 'purchase_id', 'coupon_id', 'profile_id', 'slot'],
    erasing: {},
  },
  {
    // Words are the staff's, about who opened the door.
    table: 'delivery_codes',
    own: ofOrder,
    personal: ['words'],
    facts: ['is_proved', 'reason'],
    keys: ['instance_id', 'purchase_id', 'code', 'tries'],
    erasing: { words: 'null' },
  },
  {
    table: 'purchase_events',
    own: ofOrder,
    personal: [],
    facts: ['kind', 'value', 'created_at'],
    keys: ['id', 'instance_id', 'purchase_id', 'actor'],
    erasing: {},
  },
  {
    table: 'purchase_lines',
    own: `t.member_id = me.profile or (t.member_id is null and ${ofOrder})`,
    personal: ['comment', 'choices'],
    facts: [
      'count',
      'unit_minor',
      'off_minor',
      'kept_price',
      'content',
      'created_at',
      'state',
      'void_reason',
      'called_at',
    ],
    keys: [
      ...['id', 'instance_id', 'purchase_id', 'offer_id', 'taken', 'member_id', 'for_all', 'round', 'later'],
    ],
    erasing: { comment: `''`, choices: CHOICES_WITHOUT_TEXTS },
  },
  {
    table: 'purchase_members',
    own: ofProfile,
    personal: ['name'],
    facts: ['role', 'joined_at', 'left_at', 'gone_at'],
    keys: ['instance_id', 'purchase_id', 'profile_id', 'number', 'is_done', 'pays_at', 'code_secret'],
    erasing: { name: `case when t.name is not null then '' end` },
  },
  {
    // An open group ends: nobody would place what it holds.
    table: 'purchases',
    own: ofProfile,
    personal: ['details'],
    facts: [
      ...['status', 'service', 'subservice', 'number', 'bill', 'total_minor', 'placed_at', 'created_at'],
      ...['turn', 'turn_day', 'pick_up_code'],
    ],
    keys: [
      ...['id', 'instance_id', 'profile_id', 'supplier_id', 'version', 'stock_held', 'hold_until'],
      ...[
        'released_at',
        'bck_purchase_id',
        'updated_at',
        'placed_key',
        'coupon_id',
        'table_id',
        'is_account',
      ],
      ...[
        'bill_asked_at',
        'touched_at',
        'group_until',
        'court_order_id',
        'is_split',
        'acquisition_id',
        'first_at',
      ],
      'unread_event_id',
      'news_read_at',
      'agreed',
    ],
    erasing: {
      details: FACTS_OF_DETAILS,
      acquisition_id: 'null',
      group_until: `case when t.status = 'cart' and t.group_until > me.now then me.now else t.group_until end`,
    },
  },
  {
    table: 'profiles',
    own: 't.id = me.profile',
    personal: ['details'],
    facts: ['created_at'],
    keys: ['id', 'instance_id', 'erased_at'],
    erasing: { details: `'{}'`, erased_at: 'me.now' },
  },
];
