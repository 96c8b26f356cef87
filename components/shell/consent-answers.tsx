/** The two answers, alike. What hears them is the page's one listener (`data-answer`), wherever they stand. */
export function ConsentAnswers({ necessary, all }: { necessary: string; all: string }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <button type="button" className="button button-quiet px-1 text-body" data-answer="necessary">
        {necessary}
      </button>
      <button type="button" className="button button-quiet px-1 text-body" data-answer="all">
        {all}
      </button>
    </div>
  );
}
