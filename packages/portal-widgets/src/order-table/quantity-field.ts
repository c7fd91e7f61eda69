import type { Piece, Stencil } from '@portal/design-system';
import { element } from './elements.ts';
import type { LineView } from './line-view.ts';
import * as css from './quantity.css.ts';
import type { OrderTableOptions } from './row-painter.ts';

/** Characters of the quantity and of what was typed before it that stand beside each other. Where there are more, the line's note says it alone. */
const roomForBoth = 8;

/** The field of a line while it has focus. Of one line, for the element may come to stand for another. */
interface Typing {
  readonly of: string;
  /** What has been typed; null while nothing has. */
  readonly text: string | null;
  /** What stood there before, for Escape. */
  readonly before: string;
}

export interface QuantityOwner {
  readonly table: OrderTableOptions;
  readonly view: LineView | null;
  paint(): void;
}

const stop = (event: Event): void => event.stopPropagation();

/** Text first: a digit typed is a quantity on its way. While the field has focus it shows what was typed, whatever comes of it. */
export class QuantityField {
  private readonly owner: QuantityOwner;
  private readonly input: HTMLInputElement;
  private readonly field: Stencil;
  private typing: Typing | null = null;
  /** What the line says, and what stands in the field. */
  private shown = '';
  private stands = '';
  private number = 0;

  constructor(owner: QuantityOwner) {
    this.owner = owner;
    this.input = element('input', css.quantity, { autocomplete: 'off', tabindex: '-1' });
    this.field = { key: 'field', make: () => this.input };
    this.input.addEventListener('focus', this.onFocus);
    this.input.addEventListener('input', this.onInput);
    this.input.addEventListener('blur', this.onBlur);
    this.input.addEventListener('keydown', this.onKeyDown);
    // Of a digit nobody else has to know: React would look through the whole page for who listens, four times a key.
    for (const name of ['input', 'keypress', 'keyup', 'textInput']) this.input.addEventListener(name, stop);
  }

  /** Writes the field for a line; `stepper`: less and more stay in sight, otherwise they come with focus. */
  pieces(view: LineView, stepper: boolean, written: (pieces: number) => string): readonly Piece[] {
    const { line, number, struck } = view;
    const { input } = this;
    const { locked } = this.owner.table;
    const now = this.typing?.of === line.line_id ? this.typing : null;
    const steps = (stepper || now !== null) && !locked;
    this.shown = written(line.order_quantity);
    this.write(now?.text ?? this.shown);
    if (number !== this.number) {
      this.number = number;
      input.setAttribute('aria-label', `Quantity, line ${number}`);
    }
    if (input.readOnly !== locked) input.readOnly = locked;
    const className = steps ? `${css.quantity} ${css.stepping}` : css.quantity;
    if (input.className !== className) input.className = className;
    if (steps) return [this.field, this.step(-1, number), this.step(1, number)];
    const before = struck === null ? '' : written(struck);
    const hasRoom = before !== '' && before.length + this.shown.length <= roomForBoth;
    return hasRoom ? [this.field, this.struck(before)] : [this.field];
  }

  /** As its attribute while nobody has typed in it: setting the value moves the caret, of which the browser tells the whole page. */
  private write(text: string): void {
    if (text === this.stands) return;
    this.stands = text;
    this.input.defaultValue = text;
    if (this.input.value !== text) this.input.value = text;
  }

  private struck(text: string): Stencil {
    const right = `calc(19px + ${this.shown.length}ch)`;
    const make = () => {
      const made = element('s', css.struck, {}, text);
      // Not as an attribute, which the content security policy takes no notice of.
      made.style.right = right;
      return made;
    };
    return { key: `${text} ${right}`, make };
  }

  /** The pointer's way to step; the keyboard's is Alt and an arrow, which saves two tab stops a line. Focus stays in the field. */
  private step(direction: 1 | -1, number: number): Stencil {
    const [className, label] =
      direction === 1
        ? ([css.more, `More of line ${number}`] as const)
        : ([css.less, `Less of line ${number}`] as const);
    const make = () => {
      const button = element('button', className, { type: 'button', tabindex: '-1', 'aria-label': label });
      button.addEventListener('mousedown', (event) => event.preventDefault());
      button.addEventListener('click', () => {
        const { view, table } = this.owner;
        if (view) table.onStep(view.line.line_id, direction);
      });
      return button;
    };
    return { key: label, make };
  }

  private onFocus = () => {
    const { view } = this.owner;
    if (!view) return;
    this.typing = { of: view.line.line_id, text: null, before: this.shown };
    this.owner.paint();
  };

  private onInput = () => {
    const { view, table } = this.owner;
    if (!view) return;
    const of = view.line.line_id;
    const text = this.input.value;
    this.stands = text;
    this.typing = { of, text, before: this.typing?.of === of ? this.typing.before : this.shown };
    table.onQuantity(of, text, 'typing');
  };

  private onBlur = () => {
    const { view, table } = this.owner;
    const was = this.typing;
    this.typing = null;
    if (was && was.text !== null && was.of === view?.line.line_id) table.onQuantity(was.of, was.text, 'done');
    this.owner.paint();
  };

  private onKeyDown = (event: KeyboardEvent) => {
    const { view, table } = this.owner;
    if (!view) return;
    const of = view.line.line_id;
    const now = this.typing?.of === of ? this.typing : null;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      this.typing = { of, text: null, before: this.shown };
      table.onStep(of, event.key === 'ArrowUp' ? 1 : -1);
      this.owner.paint();
    } else if (event.key === 'Escape' && now && now.text !== null) {
      this.typing = { ...now, text: null };
      // What was typed may have been no quantity: then nothing changed, and there is nothing to take back.
      if (this.shown !== now.before) table.onQuantity(of, now.before, 'done');
      this.owner.paint();
    }
  };
}
