import type { Language } from '@/lib/domain/tenant/countries';

const WORDS: Record<
  Language,
  { subject: (name: string) => string; text: (name: string) => string; until: string }
> = {
  es: {
    subject: (name) => `Tu invitación a administrar ${name}`,
    text: (name) => `Con este enlace entras a administrar ${name}. Sirve una sola vez, durante siete días:`,
    until: 'Si no esperabas este mensaje, no hagas nada.',
  },
  en: {
    subject: (name) => `Your invitation to run ${name}`,
    text: (name) => `By this link you begin to run ${name}. It works once, for seven days:`,
    until: 'If you did not expect this message, there is nothing to do.',
  },
  pt: {
    subject: (name) => `Seu convite para administrar ${name}`,
    text: (name) => `Por este link você começa a administrar ${name}. Ele vale uma vez, por sete dias:`,
    until: 'Se você não esperava esta mensagem, não é preciso fazer nada.',
  },
};

/** The mail with the link of a new owner. */
export function toOwnerMail({ lang, name, url }: { lang: Language; name: string; url: string }): {
  subject: string;
  text: string;
} {
  const { subject, text, until } = WORDS[lang];
  return { subject: subject(name), text: `${text(name)}\n\n${url}\n\n${until}\n` };
}
