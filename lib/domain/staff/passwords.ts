const LEAST_PASSWORD = 10;
/** A longer one is refused before it is hashed. */
export const MOST_PASSWORD = 200;

/** Passwords of ten characters and more that lists of guesses begin with, in the languages of our countries. */
const GUESSED =
  /^(.)\1+$|^(0?123456789|9876543210?|1q2w3e4r5t|qwerty|qwertyuiop|asdfghjkl|abcdefghij|password|contrase[nñ]a|senha|admin|administrador|iloveyou|teamo|tequiero|restaurante?|colombia|mexico|brasil|chile|peru|panama|elsalvador)[\d!.*-]*$/i;

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
  const isOwnMail =
    written === mail.toLowerCase() ||
    (name !== '' && written.startsWith(name) && /^[\d!.*-]*$/.test(written.slice(name.length)));
  return isOwnMail || GUESSED.test(password) ? 'guessed' : null;
}
