import { findClosest } from '@/lib/domain/text/find-closest.mjs';

/** Where most people have their mail. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'hotmail.es',
  'outlook.es',
  'yahoo.es',
  'yahoo.com.mx',
  'yahoo.com.br',
  'yahoo.com.ar',
  'uol.com.br',
];
/** Hosts that exist and look like a slip. */
const OTHERS = [
  'mail.com',
  'email.com',
  'ymail.com',
  'fmail.com',
  'rocketmail.com',
  'live.com',
  'me.com',
  'aol.com',
  'bol.com.br',
  'yahoo.cl',
  'yahoo.fr',
  'yahoo.it',
  'yahoo.de',
  'yahoo.com.co',
  'yahoo.com.pe',
  'yahoo.com.ve',
  'hotmail.fr',
  'hotmail.it',
  'hotmail.de',
  'hotmail.cl',
  'hotmail.com.ar',
  'hotmail.com.br',
  'hotmail.com.mx',
  'outlook.cl',
  'outlook.fr',
  'outlook.pt',
  'outlook.com.ar',
  'outlook.com.br',
  'outlook.com.mx',
];

/** Two letters that changed places are two differences. */
const MOST_DIFFERENCES = 2;

/** The address that was probably meant, or null: it is asked, never put right (rule people/contact). */
export function guessMail(address: string): string | null {
  const [name = '', host = '', ...more] = address.trim().split('@');
  const typed = host.toLowerCase();
  if (name === '' || more.length > 0 || !typed.includes('.')) return null;
  if (COMMON.includes(typed) || OTHERS.includes(typed)) return null;
  const meant = findClosest({ word: typed, known: COMMON, most: MOST_DIFFERENCES });
  return meant && `${name}@${meant}`;
}
