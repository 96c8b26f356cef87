/** A digit counts as itself, a letter as its ASCII code less 48: A is 17 (Receita Federal, for CNPJ). */
const worthOf = (char: string) => char.charCodeAt(0) - 48;

const weigh = (chars: string, weights: readonly number[]) =>
  [...chars].reduce((sum, char, index) => sum + worthOf(char) * (weights[index] ?? 0), 0);

const NIT_WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41];

/** Colombia: nine digits and a check digit, modulo 11. */
export function isNit(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const rest = weigh([...digits.slice(0, 9)].reverse().join(''), NIT_WEIGHTS) % 11;
  return Number(digits[9]) === (rest < 2 ? rest : 11 - rest);
}

/** Chile: seven or eight digits and 0 to 9 or K, modulo 11. */
export function isRut(text: string): boolean {
  if (!/^\d{7,8}[\dK]$/.test(text)) return false;
  const sum = weigh([...text.slice(0, -1)].reverse().join(''), [2, 3, 4, 5, 6, 7, 2, 3]);
  return '0123456789K0'[11 - (sum % 11)] === text.at(-1);
}

/** Peru, people and companies: eleven digits, modulo 11. */
export function isRuc(digits: string): boolean {
  if (!/^(10|15|17|20)\d{9}$/.test(digits)) return false;
  const check = 11 - (weigh(digits.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return Number(digits[10]) === check % 10;
}

/** El Salvador: eight digits and a check digit, modulo 10. */
export function isDui(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const check = 10 - (weigh(digits.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 10);
  return Number(digits[8]) === check % 10;
}

function brazilianCheck(digits: string, highest: number): number {
  const weights = [...digits].map((_, index) => ((digits.length - 1 - index) % (highest - 1)) + 2);
  const rest = weigh(digits, weights) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

function hasBrazilianChecks({ digits, highest }: { digits: string; highest: number }): boolean {
  const first = brazilianCheck(digits.slice(0, -2), highest);
  const second = brazilianCheck(`${digits.slice(0, -2)}${first}`, highest);
  return digits.endsWith(`${first}${second}`) && !/^(\d)\1*$/.test(digits);
}

/** Brazil, people: nine digits and two check digits. */
export const isCpf = (digits: string) =>
  /^\d{11}$/.test(digits) && hasBrazilianChecks({ digits, highest: 12 });

/** Brazil, companies: twelve digits, since July 2026 also letters, and two check digits. */
export const isCnpj = (text: string) =>
  /^[\dA-Z]{12}\d{2}$/.test(text) && hasBrazilianChecks({ digits: text, highest: 9 });
