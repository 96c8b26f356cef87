'use client';

import { Component, createRef, type InputHTMLAttributes, type Ref } from 'react';
import { flushSync } from 'react-dom';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  value: string;
  onText: (text: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/**
 * Password managers fill inputs without an event: that text is taken as typed before a form is sent, when the focus moves and
 * when the input is drawn anew, which would empty it.
 */
export class FilledInput extends Component<Props> {
  input = createRef<HTMLInputElement>();
  /** Each text is told once, so that one that is refused does not come back. */
  told: string | null = null;

  override componentDidMount() {
    window.addEventListener('submit', this.takeAtOnce, true);
    window.addEventListener('focusin', this.take, true);
  }
  override componentWillUnmount() {
    window.removeEventListener('submit', this.takeAtOnce, true);
    window.removeEventListener('focusin', this.take, true);
  }
  override getSnapshotBeforeUpdate({ value }: Props): string | null {
    const now = this.input.current?.value;
    const isUnheard = now !== undefined && now !== value && now !== this.told && this.props.value === value;
    return isUnheard ? now : null;
  }
  override componentDidUpdate(_before: Props, _state: unknown, filled: string | null) {
    if (filled !== null) this.tell(filled);
  }

  /** Null: nothing stands in it that was not told. */
  filled = (): string | null => {
    const now = this.input.current?.value;
    return now !== undefined && now !== this.props.value && now !== this.told ? now : null;
  };
  take = () => {
    const filled = this.filled();
    if (filled !== null) this.tell(filled);
  };
  /** The form's own listener reads it. A press that React sends itself finds nothing new, and is no place to flush. */
  takeAtOnce = () => {
    if (this.filled() !== null) flushSync(this.take);
  };
  tell = (text: string) => {
    this.told = text;
    this.props.onText(text);
  };
  setInput = (element: HTMLInputElement | null) => {
    this.input.current = element;
    const { inputRef } = this.props;
    if (typeof inputRef === 'function') inputRef(element);
    else if (inputRef) inputRef.current = element;
  };

  override render() {
    const { onText: _onText, inputRef: _inputRef, ...native } = this.props;
    return <input {...native} ref={this.setInput} onChange={({ target }) => this.tell(target.value)} />;
  }
}
