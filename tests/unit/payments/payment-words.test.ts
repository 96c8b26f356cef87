import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';

/** Groups that only the people of a restaurant read, who have an account at a gateway and give money back at its own page. */
const OF_STAFF = /^(Staff|Problems)/;

/** Texts of a page that somebody who is not the diner may pay on, and follow (rule orders/links). */
const ofPayers = ({ Checkout, Order }: typeof es) => [
  Checkout.result_unpaid,
  Checkout.retry_until,
  Checkout.hold_over,
  Checkout.review_text,
  Checkout.transfer_reference,
  Checkout.proof_other_amount,
  Order.now_in_progress,
  Order.now_accepted,
  Order.now_finished,
];

describe.each([
  ['es', es, /pasarela/i, /tu pedido/i],
  ['en', en, /gateway/i, /your order/i],
  ['pt', pt, /passarela|gateway/i, /seu pedido/i],
] as const)('the texts in %s', (_language, texts, jargon, whose) => {
  it('name no gateway to a diner', () => {
    const words = Object.entries(texts).flatMap(([area, said]) =>
      OF_STAFF.test(area) ? [] : Object.values(said),
    );
    expect(words.filter((word) => jargon.test(word))).toEqual([]);
  });

  it('tell no payer by a link that the order is theirs (rule orders/links)', () => {
    expect(ofPayers(texts).filter((text) => whose.test(text))).toEqual([]);
  });
});
