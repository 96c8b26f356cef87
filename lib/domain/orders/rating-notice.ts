import type { Language } from '@/lib/domain/tenant/countries';

type Facts = { place: string; reader: string; number: number | null; link: string };

/** One address is asked once in seven days (rule orders/notices). */
export const RATING_PAUSE_MS = 7 * 86_400_000;

const TEXTS: Record<Language, { subject: (facts: Facts) => string; body: (facts: Facts) => string }> = {
  es: {
    subject: ({ place }) => `¿Cómo estuvo tu pedido de ${place}?`,
    body: ({ place, reader, number, link }) =>
      `Hola, ${reader}:\n\nGracias por tu pedido${number === null ? '' : ` n.º ${number}`} en ${place}. Cuéntanos cómo estuvo: toma un minuto y solo lo lee el restaurante.\n\n${link}\n\nEs el único correo que te escribimos para preguntarlo.`,
  },
  en: {
    subject: ({ place }) => `How was your order from ${place}?`,
    body: ({ place, reader, number, link }) =>
      `Hello ${reader},\n\nThank you for your order${number === null ? '' : ` no. ${number}`} at ${place}. Tell us how it was: it takes a minute, and only the restaurant reads it.\n\n${link}\n\nThis is the only mail that asks you about it.`,
  },
  pt: {
    subject: ({ place }) => `Como foi o seu pedido de ${place}?`,
    body: ({ place, reader, number, link }) =>
      `Olá, ${reader}:\n\nObrigado pelo seu pedido${number === null ? '' : ` nº ${number}`} em ${place}. Conte como foi: leva um minuto e só o restaurante lê.\n\n${link}\n\nEste é o único e-mail que pergunta sobre ele.`,
  },
};

/** A mail that asks how an order was (rule orders/notices). */
export function toRatingNotice({ lang, ...facts }: Facts & { lang: Language }): {
  subject: string;
  text: string;
} {
  const { subject, body } = TEXTS[lang];
  return { subject: subject(facts), text: `${body(facts)}\n` };
}
