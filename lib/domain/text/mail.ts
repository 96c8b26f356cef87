const MOST_NAME = 40;
/** Marks of an address, and letters around a dot as in a host. Digits may be a phone. */
const IS_ADDRESS = /[@/\\:<>"]|\p{L}\.\p{L}{2,}|\d/u;

/**
 * A stranger's name as a mail of a restaurant prints it: words that are an address, a link or a number are left out
 * (rule booking/notices). It may be empty.
 */
export function toMailName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !IS_ADDRESS.test(word));
  return [...words.join(' ')].slice(0, MOST_NAME).join('').trim();
}

/** One text for one mailbox: case and what follows a plus do not count, nor do the dots of a name at Gmail. */
export function mailboxOf(address: string): string {
  const box = address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
  const [, name] = /^([^@]*)@(?:gmail|googlemail)\.com$/.exec(box) ?? [];
  return name === undefined ? box : `${name.replaceAll('.', '')}@gmail.com`;
}

const LOCAL = /^[\p{L}\p{N}!#$&'*+^_`{|}~-]+(?:\.[\p{L}\p{N}!#$&'*+^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
/** No number: an address of a machine is nobody's mailbox. */
const TOP = /\p{L}/u;
const LONGEST_LOCAL = 64;

/**
 * One address and nothing that a mailer reads as a name, a comment, a group, an encoded word or a second address, and no
 * second way to write it by other widths of its letters.
 */
export function isMail(text: string): boolean {
  const [local = '', host = '', ...more] = text.split('@');
  const labels = host.split('.');
  return (
    more.length === 0 &&
    text === text.normalize('NFKC') &&
    local.length <= LONGEST_LOCAL &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP.test(labels.at(-1) ?? '')
  );
}
