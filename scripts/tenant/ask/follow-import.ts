import type { ImportLine } from '@/backend/operator/create-imports';
import type { Operator } from './ask-backend';

const EVERY_MS = 500;

/** Prints each step: `brasa-andina: reading…`. */
export async function followImport<T>({
  slug,
  operator,
  imported,
  tell,
}: {
  slug: string;
  operator: Operator;
  imported: Promise<T>;
  tell: (line: string) => void;
}): Promise<T> {
  let isOver = false;
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const finish = () => {
    isOver = true;
    end();
  };
  void imported.then(finish, finish);
  tell(`${slug}: importing…`);
  let last = '';
  while (!isOver) {
    // The import reports its own failure.
    const lines = (await operator.call('GET', 'imports').catch(() => [])) as ImportLine[];
    const step = lines.find((line) => line.slug === slug)?.step ?? last;
    if (step !== last && !isOver) tell(`${slug}: ${step}…`);
    last = step;
    let timer: NodeJS.Timeout | undefined;
    const pause = new Promise((resolve) => {
      timer = setTimeout(resolve, EVERY_MS);
    });
    await Promise.race([over, pause]);
    clearTimeout(timer);
  }
  return imported;
}
