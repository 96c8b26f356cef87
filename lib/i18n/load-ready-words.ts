import { READY_ANSWERS, type ReadyWords } from '@/lib/domain/staff/ready-answers';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import { loadMessages } from './load-messages';
import { parseLocale } from './parse-locale';

/** The words of ready answers in every language, beside the texts of one (rule staff/conversations). */
export async function loadReadyWords(): Promise<ReadyWords> {
  const entries = LANGUAGES.map(async (lang) => {
    const { Staff } = await loadMessages(parseLocale(lang));
    return [lang, Object.fromEntries(READY_ANSWERS.map((one) => [one, Staff[`quick_${one}`]]))] as const;
  });
  // Safe: each language and each answer has its entry.
  return Object.fromEntries(await Promise.all(entries)) as ReadyWords;
}
