import type { Country, Language } from '@/lib/domain/tenant/countries';
import { toMailName } from '@/lib/domain/text/mail';
import { DAY_MINUTES } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { hourSentence, printClock } from '@/lib/domain/time/print-hour';
import { toInstant } from '@/lib/domain/time/zoned-time';
import type { BookingNotice } from './booking-notices';
import { type DepositFacts, sayDeposit } from './deposit-text';

export type { DepositFacts } from './deposit-text';

export type NoticeFacts = {
  /** The branch's name. */
  place: string;
  address: string;
  /** The reader, and the person who booked. */
  reader: string;
  organiser: string;
  people: number;
  startsAt: Date;
  /** To which its hour belongs: the one before where it ends a night (rule branches/night). */
  day: string;
  timezone: string;
  /** The tenant's clock format (rule tenant/hours). */
  country: Country;
  /** Until when a free place is kept; null without one. */
  offeredUntil: Date | null;
  /** The organiser's deposit; null without one (rule booking/deposit). */
  deposit: DepositFacts | null;
  /** The message of the branch; null in any other notice. */
  words: string | null;
  /** Opens the booking. */
  link: string;
};
type Printed = {
  when: string;
  until: string;
  payUntil: string;
  amount: string;
  place: string;
  organiser: string;
};
/** A received booking may wait for its deposit first (rule booking/deposit). */
type Told = Exclude<BookingNotice, 'message'> | 'to_pay';
type Sentences = {
  subject: Record<Told | 'message', (facts: Printed) => string>;
  body: Record<Told, (facts: Printed) => string>;
  hello: (reader: string) => string;
  /** It stands for who invites, where no name is left to print. */
  somebody: string;
  people: (count: number) => string;
  link: string;
  /** For a booking that is over. */
  see: string;
  rate: string;
  mute: string;
};

const TEXTS: Record<Language, Sentences> = {
  es: {
    subject: {
      received: ({ place }) => `Recibimos tu reserva en ${place}`,
      approved: ({ place }) => `Tu mesa en ${place} está reservada`,
      waiting: ({ place }) => `Estás en la lista de espera de ${place}`,
      changed: ({ place }) => `Tu reserva en ${place} cambió`,
      cancelled: ({ place }) => `Tu reserva en ${place} está cancelada`,
      reminder: ({ place }) => `Mañana te esperamos en ${place}`,
      place_free: ({ place }) => `Hay una mesa para ti en ${place}`,
      invited: ({ place, organiser }) => `${organiser} te invita a ${place}`,
      rating: ({ place }) => `¿Cómo estuvo tu visita a ${place}?`,
      to_pay: ({ place }) => `Falta el depósito de tu reserva en ${place}`,
      message: ({ place }) => `${place} te escribió sobre tu reserva`,
    },
    body: {
      received: ({ when }) => `Pediste una mesa para el ${when}. Te escribimos cuando esté confirmada.`,
      approved: ({ when }) => `Tu mesa está reservada para el ${when}.`,
      waiting: ({ when }) =>
        `No hay mesa para el ${when}. Si se libera una, te escribimos y te la guardamos 15 minutos.`,
      changed: ({ when }) => `Tu reserva quedó para el ${when}.`,
      cancelled: ({ when }) => `La reserva para el ${when} está cancelada.`,
      reminder: ({ when }) =>
        `Tu mesa te espera el ${when}. Si no puedes ir, cancélala para que otra persona la use.`,
      place_free: ({ when, until }) =>
        `Se liberó una mesa para el ${when}. Te la guardamos hasta las ${until}: tómala en el enlace.`,
      invited: ({ when, organiser }) => `${organiser} reservó una mesa para el ${when} y cuenta contigo.`,
      rating: ({ when }) =>
        `Gracias por venir el ${when}. Cuéntanos cómo estuvo: toma un minuto y solo lo lee el restaurante.`,
      to_pay: ({ when, amount, payUntil }) =>
        `Tu mesa para el ${when} queda reservada cuando pagues el depósito de ${amount}. Te la guardamos hasta las ${payUntil}: págalo en el enlace.`,
    },
    hello: (reader) => (reader ? `Hola, ${reader}:` : 'Hola:'),
    somebody: 'Alguien',
    people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
    see: 'Tu reserva:',
    link: 'Mira, cambia o cancela tu reserva:',
    rate: 'Califica tu visita:',
    mute: 'En ese enlace también puedes dejar de recibir correos sobre esta reserva.',
  },
  en: {
    subject: {
      received: ({ place }) => `We received your reservation request for ${place}`,
      approved: ({ place }) => `Your table at ${place} is reserved`,
      waiting: ({ place }) => `You’re on the waitlist at ${place}`,
      changed: ({ place }) => `Your reservation at ${place} has changed`,
      cancelled: ({ place }) => `Your reservation at ${place} is canceled`,
      reminder: ({ place }) => `See you tomorrow at ${place}`,
      place_free: ({ place }) => `A table is free for you at ${place}`,
      invited: ({ place, organiser }) => `${organiser} invites you to ${place}`,
      rating: ({ place }) => `How was your visit to ${place}?`,
      to_pay: ({ place }) => `Your reservation at ${place} needs its deposit`,
      message: ({ place }) => `${place} wrote to you about your reservation`,
    },
    body: {
      received: ({ when }) => `You asked for a table on ${when}. We’ll email you once it’s confirmed.`,
      approved: ({ when }) => `Your table is reserved for ${when}.`,
      waiting: ({ when }) =>
        `There is no table on ${when}. If one opens up, we’ll email you and hold it for 15 minutes.`,
      changed: ({ when }) => `Your reservation is now for ${when}.`,
      cancelled: ({ when }) => `The reservation for ${when} is canceled.`,
      reminder: ({ when }) =>
        `We look forward to seeing you on ${when}. If you can’t make it, please cancel so that somebody else can have the table.`,
      place_free: ({ when, until }) =>
        `A table opened up for ${when}. We’re holding it for you until ${until}: confirm it at the link.`,
      invited: ({ when, organiser }) => `${organiser} reserved a table for ${when} and hopes you can come.`,
      rating: ({ when }) =>
        `Thank you for coming on ${when}. Tell us how it was: it takes a minute, and only the restaurant reads it.`,
      to_pay: ({ when, amount, payUntil }) =>
        `Your table for ${when} is yours once you pay the deposit of ${amount}. We’re holding it until ${payUntil}: pay at the link.`,
    },
    hello: (reader) => (reader ? `Hello ${reader},` : 'Hello,'),
    somebody: 'Someone',
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    see: 'Your reservation:',
    link: 'See, change or cancel your reservation:',
    rate: 'Rate your visit:',
    mute: 'You can also stop the emails about this reservation there.',
  },
  pt: {
    subject: {
      received: ({ place }) => `Recebemos a sua reserva em ${place}`,
      approved: ({ place }) => `A sua mesa em ${place} está reservada`,
      waiting: ({ place }) => `Você está na lista de espera de ${place}`,
      changed: ({ place }) => `A sua reserva em ${place} mudou`,
      cancelled: ({ place }) => `A sua reserva em ${place} está cancelada`,
      reminder: ({ place }) => `Amanhã esperamos você em ${place}`,
      place_free: ({ place }) => `Há uma mesa para você em ${place}`,
      invited: ({ place, organiser }) => `${organiser} convida você para ${place}`,
      rating: ({ place }) => `Como foi a sua visita a ${place}?`,
      to_pay: ({ place }) => `Falta o sinal da sua reserva em ${place}`,
      message: ({ place }) => `${place} escreveu sobre a sua reserva`,
    },
    body: {
      received: ({ when }) =>
        `Você pediu uma mesa para ${when}. Avisamos por e-mail quando estiver confirmada.`,
      approved: ({ when }) => `A sua mesa está reservada para ${when}.`,
      waiting: ({ when }) =>
        `Não há mesa para ${when}. Se uma ficar livre, avisamos por e-mail e guardamos a mesa por 15 minutos.`,
      changed: ({ when }) => `A sua reserva ficou para ${when}.`,
      cancelled: ({ when }) => `A reserva para ${when} está cancelada.`,
      reminder: ({ when }) =>
        `A sua mesa espera por você ${when}. Se não puder vir, cancele para que outra pessoa a use.`,
      place_free: ({ when, until }) =>
        `Uma mesa ficou livre para ${when}. Guardamos para você até as ${until}: confirme no link.`,
      invited: ({ when, organiser }) => `${organiser} reservou uma mesa para ${when} e conta com você.`,
      rating: ({ when }) => `Obrigado por vir ${when}. Conte como foi: leva um minuto e só o restaurante lê.`,
      to_pay: ({ when, amount, payUntil }) =>
        `A sua mesa para ${when} fica reservada quando você pagar o sinal de ${amount}. Guardamos até as ${payUntil}: pague no link.`,
    },
    hello: (reader) => (reader ? `Olá, ${reader}:` : 'Olá:'),
    somebody: 'Alguém',
    people: (count) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
    see: 'A sua reserva:',
    link: 'Veja, mude ou cancele a sua reserva:',
    rate: 'Avalie a sua visita:',
    mute: 'Nesse link você também pode deixar de receber e-mails sobre esta reserva.',
  },
};

/** A guest reads of nothing to change or to stop; neither does whose booking is over, or who is asked how it was: no mail follows. */
function linkedBy({
  kind,
  texts,
  link,
}: {
  kind: BookingNotice;
  texts: Pick<Sentences, 'link' | 'see' | 'rate' | 'mute'>;
  link: string;
}): string[] {
  if (kind === 'invited') return [link];
  if (kind === 'cancelled') return [`${texts.see}\n${link}`];
  if (kind === 'message') return [`${texts.see}\n${link}`, texts.mute];
  return kind === 'rating' ? [`${texts.rate}\n${link}`] : [`${texts.link}\n${link}`, texts.mute];
}

const dayOf = ({ lang, timezone }: { lang: Language; timezone: string }) =>
  new Intl.DateTimeFormat(lang, { timeZone: timezone, weekday: 'long', day: 'numeric', month: 'long' });

/** In the branch's time zone: «7:30 p. m.», and «viernes, 20 de noviembre, 7:30 p. m.» */
function printersOf({ lang, facts: { timezone, country } }: { lang: Language; facts: NoticeFacts }) {
  const day = dayOf({ lang, timezone });
  const clock = (at: Date) => printClock({ at, timezone, locale: `${lang}-${country}` });
  return { clock, moment: (at: Date) => `${day.format(at)}, ${clock(at)}` };
}

const NIGHT: Record<Language, (hour: string, weekday: string) => string> = {
  es: (hour, weekday) => `${hour}, ya ${weekday}`,
  en: (hour, weekday) => `${hour}, early ${weekday}`,
  pt: (hour, weekday) => `${hour}, já ${weekday}`,
};

/** «sábado, 28 de noviembre, 12:30 a. m., ya domingo»: the hour of a booking with the day to which it belongs (rule branches/night). */
function printStart({ lang, facts }: { lang: Language; facts: NoticeFacts }): string {
  const { clock, moment } = printersOf({ lang, facts });
  const { startsAt, timezone, day } = facts;
  const { date } = localMoment({ at: startsAt, timezone });
  if (date === day) return moment(startsAt);
  const evening = toInstant({ date: day, minute: DAY_MINUTES / 2, timezone }).at;
  const weekday = new Intl.DateTimeFormat(lang, { timeZone: timezone, weekday: 'long' }).format(startsAt);
  return `${dayOf({ lang, timezone }).format(evening)}, ${NIGHT[lang](clock(startsAt), weekday)}`;
}

const toldBy = (kind: BookingNotice, deposit: DepositFacts | null): Told | 'message' =>
  kind === 'received' && deposit?.state === 'to_pay' ? 'to_pay' : kind;

/** A mail about a booking; a guest reads nothing of changing or cancelling it for all (rule booking/notices). */
export function toNoticeText({
  kind,
  lang,
  facts,
}: {
  kind: BookingNotice;
  lang: Language;
  facts: NoticeFacts;
}): { subject: string; text: string } {
  const { place, address, reader, organiser, people, offeredUntil, deposit, words, link } = facts;
  const { clock, moment } = printersOf({ lang, facts });
  const printed = {
    when: printStart({ lang, facts }),
    until: offeredUntil ? clock(offeredUntil) : '',
    payUntil: deposit?.payUntil ? clock(deposit.payUntil) : '',
    amount: deposit?.amount ?? '',
    place,
    organiser: toMailName(organiser) || TEXTS[lang].somebody,
  };
  const told = toldBy(kind, deposit);
  const { subject, body, ...texts } = TEXTS[lang];
  const paragraphs = [
    texts.hello(toMailName(reader)),
    told === 'message' ? (words ?? '') : hourSentence(body[told](printed)),
    [place, address, told === 'message' ? printed.when : '', texts.people(people)].filter(Boolean).join('\n'),
    ...(deposit && kind !== 'rating' && kind !== 'message'
      ? sayDeposit({ deposit, lang, print: moment }).map(hourSentence)
      : []),
    ...linkedBy({ kind, texts, link }),
  ];
  return { subject: subject[told](printed), text: `${paragraphs.join('\n\n')}\n` };
}
