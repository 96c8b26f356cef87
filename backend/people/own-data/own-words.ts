import { type OwnTable, ofBooking, ofOrder, ofProfile } from './own-table';

/** Ratings, survey answers and requests for help: scores and choices stay, the diner's words go. */
export const OWN_WORDS: readonly OwnTable[] = [
  {
    table: 'order_ratings',
    own: ofProfile,
    personal: ['comment', 'contact'],
    facts: ['score', 'menu_score', 'created_at'],
    keys: ['instance_id', 'id', 'purchase_id', 'profile_id'],
    erasing: { comment: `''`, contact: 'null' },
  },
  {
    // A guest's own is told by nobody's profile.
    table: 'booking_ratings',
    own: `t.guest_number is null and ${ofBooking}`,
    personal: ['comment'],
    facts: ['score', 'created_at'],
    keys: ['instance_id', 'id', 'booking_id', 'guest_number'],
    erasing: { comment: `''` },
  },
  {
    table: 'visit_ratings',
    own: ofProfile,
    personal: ['comment', 'contact'],
    facts: ['day', 'score', 'menu_score', 'created_at'],
    keys: ['instance_id', 'id', 'supplier_id', 'profile_id'],
    erasing: { comment: `''`, contact: 'null' },
  },
  {
    // A text's value is the diner's own words; scores and chosen options do not tell who gave them.
    table: 'survey_answers',
    own: ofProfile,
    personal: ['answers'],
    facts: ['survey', 'title', 'service', 'day', 'created_at'],
    keys: ['instance_id', 'id', 'supplier_id', 'profile_id'],
    erasing: {
      answers: `(select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(t.answers) one where not coalesce((one ->> 'is_text')::boolean, false))`,
    },
  },
  {
    table: 'help_requests',
    own: ofProfile,
    personal: ['words', 'picture', 'answer'],
    facts: ['reason', 'lang', 'created_at', 'answered_at', 'settled_at', 'forget_at', 'of_branch'],
    keys: ['instance_id', 'id', 'purchase_id', 'profile_id'],
    erasing: {
      words: `''`,
      picture: 'null',
      forget_at: 'null',
      answer: `'-'`,
      answered_at: 'coalesce(t.answered_at, me.now)',
    },
  },
  {
    // A browser is somebody's; the keys that seal what is sent to it are a secret of theirs.
    table: 'notice_choices',
    own: ofOrder,
    personal: ['endpoint'],
    facts: ['way', 'lang', 'forget_at'],
    keys: ['instance_id', 'purchase_id', 'p256dh', 'auth'],
    erasing: 'delete',
  },
  {
    table: 'order_notices',
    own: ofOrder,
    personal: [],
    facts: ['kind', 'way', 'lang', 'sent_at'],
    keys: ['instance_id', 'id', 'purchase_id', 'send_at', 'send_tries'],
    erasing: 'delete',
  },
];
