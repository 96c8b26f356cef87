const LEAST_PASSWORD = 10;
/** More is hashed as slowly as this, for nothing. */
export const MOST_PASSWORD = 200;

/** Passwords of ten characters and more that every list of guesses begins with. */
const GUESSED = /^(.)\1+$|^(0?123456789|9876543210?|qwertyuiop|password|contrase[nñ]a|restaurante?)\d*$/i;

/**
 * Long, not one that every list begins with, and not the mail address (NIST SP 800-63B, 5.1.1.2: no rules about signs).
 * @returns what is wrong with it, or null
 */
export function findPasswordFault({
  password,
  mail,
}: {
  password: string;
  mail: string;
}): 'short' | 'long' | 'guessed' | null {
  if (password.length < LEAST_PASSWORD) return 'short';
  if (password.length > MOST_PASSWORD) return 'long';
  const [name = ''] = mail.toLowerCase().split('@');
  const written = password.toLowerCase();
  const isOwnMail = written === mail.toLowerCase() || (name.length > 3 && written.startsWith(name));
  return isOwnMail || GUESSED.test(password) ? 'guessed' : null;
}
