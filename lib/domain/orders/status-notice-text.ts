import type { Language } from '@/lib/domain/tenant/countries';
import type { OrderNotice } from './status-notice';

/** Where the money of a cancelled order goes. */
export type MoneyBack = 'nothing' | 'due' | 'by_hand' | 'given';
type Facts = {
  kind: OrderNotice;
  place: string;
  number: string | null;
  money: MoneyBack;
  link: string;
  /** The code that its diner tells the courier; null: none is asked (rule orders/delivery-code). */
  signs: string | null;
};
type Sentences = Record<Exclude<OrderNotice, 'cancelled'> | MoneyBack, string>;

/** With letters of the SMS alphabet alone (GSM 03.38), so that a message has room for 160 of them. */
const SHORT: Record<Language, { order: string } & Sentences> = {
  es: {
    order: 'tu pedido',
    accepted: 'fue aceptado.',
    ready: 'te espera: ya puedes recogerlo.',
    on_the_way: 'va en camino.',
    answered: 'tiene una respuesta del local.',
    nothing: 'fue cancelado. No pagas nada.',
    due: 'fue cancelado. Te devolvemos el dinero.',
    by_hand: 'fue cancelado. El local te devuelve el dinero.',
    given: 'fue cancelado. El dinero ya fue devuelto.',
  },
  en: {
    order: 'your order',
    accepted: 'was accepted.',
    ready: 'is ready for pickup.',
    on_the_way: 'is on its way.',
    answered: 'has an answer from the place.',
    nothing: 'was cancelled. No charge.',
    due: 'was cancelled. You will get a refund.',
    by_hand: 'was cancelled. We will refund you in person.',
    given: 'was cancelled and refunded.',
  },
  pt: {
    order: 'seu pedido',
    accepted: 'foi aceito.',
    ready: 'pode ser retirado.',
    on_the_way: 'saiu para entrega.',
    answered: 'tem uma resposta do local.',
    nothing: 'foi cancelado. Nada a pagar.',
    due: 'foi cancelado. Devolvemos o dinheiro.',
    by_hand: 'foi cancelado. O local devolve o dinheiro.',
    given: 'foi cancelado. O dinheiro foi devolvido.',
  },
};

const SIGNS: Record<Language, (signs: string) => string> = {
  es: (signs) => `Di ${signs} al recibirlo.`,
  en: (signs) => `Tell the courier ${signs}.`,
  pt: (signs) => `Diga ${signs} ao receber.`,
};

const MAIL: Record<Language, { hello: string; follow: string; out: string; read: string; asked: string }> = {
  es: {
    hello: 'Hola',
    follow: 'Mira cómo va:',
    out: 'Te lo contamos porque lo pediste en la página de tu pedido, donde también puedes dejar de recibir estos avisos.',
    read: 'Léela aquí:',
    asked: 'Te lo contamos porque escribiste al local sobre este pedido y elegiste que te avisáramos.',
  },
  en: {
    hello: 'Hello',
    follow: 'Follow your order:',
    out: 'You get this because you asked for it on your order page, where you can also turn it off.',
    read: 'Read it here:',
    asked: 'You get this because you wrote about this order and asked to be told.',
  },
  pt: {
    hello: 'Olá',
    follow: 'Veja o andamento:',
    out: 'Avisamos porque você pediu na página do seu pedido, onde também pode deixar de receber estes avisos.',
    read: 'Leia aqui:',
    asked: 'Avisamos porque você escreveu ao local sobre este pedido e pediu para receber avisos.',
  },
};

const SMS_LENGTH = 160;
const SHORTEST_PLACE = 8;

/** Without the marks that the SMS alphabet does not have. */
const toPlain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

function sentenceOf({
  lang,
  kind,
  number,
  money,
}: Pick<Facts, 'kind' | 'number' | 'money'> & { lang: Language }) {
  const words = SHORT[lang];
  const what = number === null ? words.order : `${words.order} ${number}`;
  return `${what} ${words[kind === 'cancelled' ? money : kind]}`;
}

/** With what to tell at the door, where that is asked. */
function wholeOf({ signs, ...facts }: Omit<Facts, 'place' | 'link'> & { lang: Language }): string {
  const sentence = sentenceOf(facts);
  return signs === null ? sentence : `${sentence} ${SIGNS[facts.lang](signs)}`;
}

/** Whole words, unless the first is too long itself. */
function shorten(text: string, room: number): string {
  const cut = text.slice(0, room + 1);
  if (cut.length <= room) return text;
  const end = cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end) : text.slice(0, room);
}

/** One SMS where the address leaves room; the name of the place gives way (rule orders/notices). */
export function toStatusSms({ place, link, ...facts }: Facts & { lang: Language }): string {
  const rest = `: ${wholeOf(facts)} ${link}`;
  const room = Math.max(SHORTEST_PLACE, SMS_LENGTH - rest.length);
  return `${shorten(toPlain(place), room)}${rest}`;
}

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The notification's text and target: screens of phones are read by others, so it names nobody (rule orders/notices). */
export type StatusPush = {
  id: string;
  order: string;
  title: string;
  body: string;
  lang: Language;
  path: string;
};

const LONGEST_TITLE = 80;

/** `id` is that of the notice, `order` that of its order, whose newest notice takes the place of the one before. */
export function toStatusPush({
  id,
  order,
  place,
  path,
  ...facts
}: Omit<Facts, 'link'> & { id: string; order: string; path: string; lang: Language }): StatusPush {
  const body = capitalize(wholeOf(facts));
  return { id, order, title: place.slice(0, LONGEST_TITLE), body, lang: facts.lang, path };
}

/** Neither products nor amounts: mails are read over shoulders (rule orders/notices). */
export function toStatusMail({
  lang,
  place,
  link,
  reader,
  ...facts
}: Facts & { lang: Language; reader: string }): {
  subject: string;
  text: string;
} {
  const [sentence, whole] = [sentenceOf({ lang, ...facts }), wholeOf({ lang, ...facts })];
  const { hello, follow, out, read, asked } = MAIL[lang];
  const [lead, why] = facts.kind === 'answered' ? [read, asked] : [follow, out];
  return {
    subject: `${place}: ${sentence.replace(/\.$/, '')}`,
    text: `${hello}, ${reader}:\n\n${capitalize(whole)}\n\n${lead} ${link}\n\n${why}\n`,
  };
}
