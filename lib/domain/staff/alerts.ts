import type { Language } from '@/lib/domain/tenant/countries';

/**
 * The reasons to call people who look at no board (rule staff/alerts): nobody has one open, nobody accepts an order, and nobody
 * has after twice the time.
 */
export type Alert = 'unwatched' | 'unaccepted' | 'escalated';

/** Each branch may say its own. */
export const ALERT_MINUTES = 3;
/** A board asks more often than that. */
export const AWAY_MINUTES = 2;
/** An order that waited longer is called for no more: whoever wanted to know, knows. */
export const ALERT_HOURS = 1;

/** They answer for the restaurant, wherever they are. */
export const ESCALATED_TO = ['owner', 'manager'] as const;

type Service = 'delivery' | 'take_away' | 'on_table' | 'book';
type Words = Record<Alert | Exclude<Service, 'book'>, string> & {
  order: (number: string, service: string) => string;
  waiting: (count: number) => string;
  open: string;
  why: string;
};

const WORDS: Record<Language, Words> = {
  es: {
    unwatched: 'Nadie tiene los pedidos abiertos.',
    unaccepted: 'Nadie lo ha aceptado.',
    escalated: 'Sigue sin que nadie lo acepte.',
    delivery: 'entrega',
    take_away: 'para llevar',
    on_table: 'mesa',
    order: (number, service) => `Pedido ${number}, ${service}.`,
    waiting: (count) => (count === 1 ? '1 pedido espera' : `${count} pedidos esperan`),
    open: 'Ábrelos aquí:',
    why: 'Te escribimos porque eres dueño o gerente de este local.',
  },
  en: {
    unwatched: 'Nobody has the orders open.',
    unaccepted: 'Nobody has accepted it.',
    escalated: 'Still nobody has accepted it.',
    delivery: 'delivery',
    take_away: 'takeaway',
    on_table: 'table',
    order: (number, service) => `Order ${number}, ${service}.`,
    waiting: (count) => (count === 1 ? '1 order waits' : `${count} orders wait`),
    open: 'Open them here:',
    why: 'You get this because you are an owner or a manager here.',
  },
  pt: {
    unwatched: 'Ninguém está com os pedidos abertos.',
    unaccepted: 'Ninguém aceitou ainda.',
    escalated: 'Continua sem ninguém aceitar.',
    delivery: 'entrega',
    take_away: 'para viagem',
    on_table: 'mesa',
    order: (number, service) => `Pedido ${number}, ${service}.`,
    waiting: (count) => (count === 1 ? '1 pedido esperando' : `${count} pedidos esperando`),
    open: 'Abra aqui:',
    why: 'Escrevemos porque você é dono ou gerente deste local.',
  },
};

type Facts = {
  kind: Alert;
  lang: Language;
  place: string;
  number: string;
  service: Service;
  /** Orders of the branch that nobody has answered, this one too. */
  waiting: number;
};

/** Number and service alone: whoever finds the phone reads nothing of a diner. */
function toTexts({ kind, lang, place, number, service, waiting }: Facts): { title: string; body: string } {
  const words = WORDS[lang];
  const named = service === 'book' ? words.on_table : words[service];
  return {
    title: `${place}: ${words.waiting(Math.max(1, waiting))}`,
    body: `${words.order(number, named)} ${words[kind]}`,
  };
}

/** The worker of the staff address shows it; of a branch the newest takes the place of the one before. */
export const toAlertPush = ({
  id,
  topic,
  path,
  ...facts
}: Facts & { id: string; topic: string; path: string }) => ({
  ...{ id, order: topic, lang: facts.lang, path },
  ...toTexts(facts),
});

export function toAlertMail({ link, ...facts }: Facts & { link: string }): { subject: string; text: string } {
  const { open, why } = WORDS[facts.lang];
  const { title, body } = toTexts(facts);
  return { subject: title, text: `${body}\n\n${open} ${link}\n\n${why}\n` };
}
