'use client';

import {
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { describedBy, FieldNotes } from './field-notes';

type Option = { value: string; text: string };

/** The option to which an arrow leads, round and round. */
const step = (key: string, at: number, count: number) =>
  key === 'ArrowDown' ? (at + 1) % count : (at <= 0 ? count : at) - 1;

/** The open state of a list, its lit option, and its keys. */
function useList({
  options,
  isBegun,
  onPick,
}: {
  options: readonly Option[];
  isBegun: boolean;
  onPick: (value: string) => void;
}) {
  const [isOpen, setOpen] = useState(isBegun);
  const [at, setAt] = useState(-1);
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const pick = (option: Option | undefined) => {
    if (!option) return;
    onPick(option.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setOpen(true);
      if (options.length > 0) setAt(step(key, at, options.length));
    } else if (isOpen && key === 'Enter')
      pick(options[at] ?? (options.length === 1 ? options[0] : undefined));
    else if (isOpen && key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const open = () => {
    setOpen(true);
    setAt(-1);
  };
  return { isOpen, at, open, close, pick, onKeyDown };
}

/** Lies over what follows the field, which keeps the focus and the keys. */
function OptionList({
  id,
  label,
  options,
  chosen,
  at,
  note,
  onPick,
  onKeyDown,
}: {
  id: string;
  label: string;
  options: readonly Option[];
  chosen: string | null;
  /** The lit one. */
  at: number;
  note: string;
  onPick: (option: Option) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const count = options.length;
  useEffect(() => {
    // Shows the lit option, else the list itself, which a keyboard of the screen may cover.
    const target = list.current?.children[at] ?? list.current;
    if (count > 0) target?.scrollIntoView({ block: 'nearest' });
  }, [at, count]);
  return (
    <div ref={list} id={`${id}-list`} className="combo-list" role="listbox" tabIndex={-1} aria-label={label}>
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          className="combo-option"
          role="option"
          tabIndex={-1}
          aria-selected={option.value === chosen}
          data-lit={index === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
          onKeyDown={onKeyDown}
        >
          {option.text}
        </div>
      ))}
      {note && count > 0 && (
        <div className="combo-note" role="presentation">
          {note}
        </div>
      )}
    </div>
  );
}

/** Names the open list and its lit option, for assistive technology. */
const comboRole = ({ id, isOpen, at }: { id: string; isOpen: boolean; at: number }) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': isOpen && at >= 0 ? `${id}-${at}` : undefined,
  }) as const;

/** Nothing found stays said: a line that went with the focus would move what is being tapped. */
function FoundWords({ isOpen, isEmpty, found }: { isOpen: boolean; isEmpty: boolean; found: string }) {
  return (
    <span role="status" className={isEmpty ? 'text-muted' : 'sr-only'}>
      {(isOpen || isEmpty) && found}
    </span>
  );
}

type Props = {
  label: string;
  hint?: string;
  placeholder?: string | undefined;
  error: string | undefined;
  text: string;
  autoComplete?: string;
  /** Those that fit the text. */
  options: readonly Option[];
  chosen: string | null;
  /** How many fit, in words. */
  found: string;
  /** Its text was typed before it was drawn: the list is open. */
  isBegun?: boolean;
  /** Below the list, such as whose it is. */
  note?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onText: (text: string) => void;
  onPick: (value: string) => void;
  onBlur: FocusEventHandler<HTMLInputElement> | undefined;
};

/** A text field over a list of what fits its text; one of them is chosen. */
export function ComboField({
  label,
  hint,
  placeholder,
  error,
  text,
  autoComplete = 'off',
  options,
  chosen,
  found,
  isBegun = false,
  note = '',
  inputRef,
  onText,
  onPick,
  onBlur,
}: Props) {
  const id = useId();
  const { isOpen, at, open, close, pick, onKeyDown } = useList({ options, isBegun, onPick });
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="combo">
        <input
          id={id}
          ref={inputRef}
          className="input"
          type="text"
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          {...comboRole({ id, isOpen, at })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
          value={text}
          onClick={open}
          // The text is selected, so that another choice is typed over it.
          onFocus={(event) => chosen !== null && event.target.select()}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            onText(event.target.value);
            open();
          }}
          onBlur={(event) => {
            close();
            onBlur?.(event);
          }}
        />
        {isOpen && <OptionList {...{ id, label, options, chosen, at, note, onKeyDown }} onPick={pick} />}
      </div>
      <FoundWords isOpen={isOpen} isEmpty={options.length === 0} found={found} />
      <FieldNotes {...{ id, hint, error }} />
    </div>
  );
}
