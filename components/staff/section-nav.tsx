/** The sections of a screen, one of which is shown. @param className lays the row out */
export function SectionNav<Section extends string>({
  sections,
  shown,
  label,
  className,
  say,
  onShow,
}: {
  sections: readonly Section[];
  shown: string;
  label: string;
  className: string;
  say: (section: Section) => string;
  onShow: (section: Section) => void;
}) {
  return (
    <nav {...{ className }} aria-label={label}>
      {sections.map((one) => (
        <button
          key={one}
          type="button"
          className="button button-quiet"
          aria-current={one === shown}
          onClick={() => onShow(one)}
        >
          {say(one)}
        </button>
      ))}
    </nav>
  );
}
