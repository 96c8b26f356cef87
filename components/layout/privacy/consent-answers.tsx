import { answerMarks } from '@/lib/browser/taps/page-buttons';

/** The page's one listener hears both. @param chosen the current answer */
export function ConsentAnswers({
  necessary,
  all,
  chosen,
}: {
  necessary: string;
  all: string;
  chosen?: 'necessary' | 'all' | undefined;
}) {
  const mark = (answer: 'necessary' | 'all') => (chosen ? { 'aria-pressed': chosen === answer } : {});
  return (
    <div className="grid grid-cols-2 gap-3">
      <button
        type="button"
        className="button button-quiet px-1 text-body"
        {...answerMarks('necessary')}
        {...mark('necessary')}
      >
        {necessary}
      </button>
      <button
        type="button"
        className="button button-quiet px-1 text-body"
        {...answerMarks('all')}
        {...mark('all')}
      >
        {all}
      </button>
    </div>
  );
}
