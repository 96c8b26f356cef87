import type { Stores } from './create-stores';

/** The news of an order or a table while its page was open (rule visit/notices). */
const MOST = 5;
const LONGEST = 300;

/** The newest first; the sixth goes. */
export function keepNotice({ stores, text }: { stores: Pick<Stores, 'shared'>; text: string }): void {
  stores.shared.setState(({ notices }) => ({
    notices: [text.slice(0, LONGEST), ...notices.filter((one) => one !== text)].slice(0, MOST),
  }));
}
