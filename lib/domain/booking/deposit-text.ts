import type { Language } from '@/lib/domain/tenant/countries';
import type { DepositState } from './deposit';

export type DepositFacts = {
  /** As it is printed. */
  amount: string;
  state: DepositState;
  payUntil: Date | null;
  refundUntil: Date;
  now: Date;
};
type Said = { amount: string; until: string };
type DepositWords = {
  /** While it may come back, and later. */
  taken_off: (said: Said) => string;
  taken_off_late: (said: Said) => string;
  comes_back: (said: Said) => string;
  kept: (said: Said) => string;
  unpaid: (said: Said) => string;
};

const WORDS: Record<Language, DepositWords> = {
  es: {
    taken_off: ({ amount, until }) =>
      `El depósito de ${amount} se descuenta de la cuenta. Te lo devolvemos si cancelas antes del ${until}. Después, o si no llegan, no.`,
    taken_off_late: ({ amount }) =>
      `El depósito de ${amount} se descuenta de la cuenta. Ya no se devuelve si cancelas o si no llegan.`,
    comes_back: ({ amount }) => `El depósito de ${amount} se devuelve por el medio con el que pagaste.`,
    kept: ({ amount, until }) => `El depósito de ${amount} no se devuelve: el plazo terminó el ${until}.`,
    unpaid: () => 'El depósito no se pagó. Si llega un pago, te lo devolvemos.',
  },
  en: {
    taken_off: ({ amount, until }) =>
      `The deposit of ${amount} comes off your check. We refund it if you cancel before ${until}; after that, or if nobody comes, we don’t.`,
    taken_off_late: ({ amount }) =>
      `The deposit of ${amount} comes off your check. It is no longer refunded if you cancel or nobody comes.`,
    comes_back: ({ amount }) => `The deposit of ${amount} is refunded to the way you paid.`,
    kept: ({ amount, until }) =>
      `The deposit of ${amount} is not refunded: the time for that ended on ${until}.`,
    unpaid: () => 'The deposit was not paid. If a payment still comes, we refund it.',
  },
  pt: {
    taken_off: ({ amount, until }) =>
      `O sinal de ${amount} é descontado da conta. Devolvemos se você cancelar antes de ${until}. Depois, ou se vocês não vierem, não.`,
    taken_off_late: ({ amount }) =>
      `O sinal de ${amount} é descontado da conta. Ele não é mais devolvido se você cancelar ou se ninguém vier.`,
    comes_back: ({ amount }) => `O sinal de ${amount} é devolvido pelo meio com que foi pago.`,
    kept: ({ amount, until }) => `O sinal de ${amount} não é devolvido: o prazo terminou em ${until}.`,
    unpaid: () => 'O sinal não foi pago. Se ainda chegar um pagamento, devolvemos.',
  },
};

function wordsOf({ state, refundUntil, now }: DepositFacts): keyof DepositWords | null {
  switch (state) {
    case 'to_pay':
    case 'on_its_way':
    case 'paid':
      return now < refundUntil ? 'taken_off' : 'taken_off_late';
    case 'refund_due':
    case 'refunded':
      return 'comes_back';
    case 'kept':
    case 'unpaid':
      return state;
    case 'on_the_account':
    case 'taken_off':
      return null;
  }
}

/** Where the money of a deposit is, or what becomes of it (rule booking/deposit). */
export function sayDeposit({
  deposit,
  lang,
  print,
}: {
  deposit: DepositFacts;
  lang: Language;
  print: (at: Date) => string;
}): string[] {
  const words = wordsOf(deposit);
  if (words === null) return [];
  return [WORDS[lang][words]({ amount: deposit.amount, until: print(deposit.refundUntil) })];
}
