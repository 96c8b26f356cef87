import { listUnseenCalls } from './seen-calls';

/** Each call of a screen is made by one in some journey; asked only of a whole run. */
export default function checkCalls(): void {
  const { E2E_DATA_DIR: dataDir, E2E_WHOLE: whole } = process.env;
  if (!dataDir || whole !== 'yes') return;
  const unseen = listUnseenCalls(dataDir);
  if (unseen.length > 0) throw new Error(`No screen made these calls:\n${unseen.join('\n')}`);
}
