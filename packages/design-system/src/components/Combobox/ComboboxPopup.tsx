import * as Radix from '@radix-ui/react-popover';
import { useState } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import { comboboxMessages as messages } from '../../messages/combobox.ts';
import { commonMessages } from '../../messages/common.ts';
import { media } from '../../spacing/spacing.ts';
import { Button } from '../Button/Button.tsx';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import * as css from './Combobox.css.ts';
import type { ComboboxLines, ComboboxOption } from './Combobox.props.ts';
import { ComboboxList, type ComboboxListProps } from './ComboboxList.tsx';
import type { FoundState } from './use-found-options.ts';

export interface ComboboxPopupProps<Option extends ComboboxOption>
  extends Omit<ComboboxListProps<Option>, 'height' | 'busy'> {
  /** The dialog around the field, which would otherwise block wheel events on the list. */
  container: HTMLElement | null;
  state: FoundState;
  nothing: string;
  lines: ComboboxLines;
  onRetry: () => void;
}

/** Height of an option by spacing and pointer type, fixed for the virtual list. */
function rowHeight(lines: ComboboxLines): number {
  const line = window.matchMedia(media.small).matches
    ? 44
    : Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row'));
  return (line || 32) + (lines === 2 ? 20 : 0);
}

/** The open list, or a message instead of it. */
export function ComboboxPopup<Option extends ComboboxOption>(props: ComboboxPopupProps<Option>) {
  const { container, state, nothing, lines, onRetry, ...list } = props;
  const [height] = useState(() => rowHeight(lines));
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        // The list inside has the role. The focus stays in the field; leaving the field closes the list.
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className={cx(float.float, css.popup)}
      >
        {list.options.length > 0 && state !== 'failed' ? (
          <ComboboxList {...list} height={height} busy={state === 'loading'} />
        ) : (
          <div className={cx(css.said, state === 'failed' && css.failed)}>
            {state === 'loading' ? (
              <span>
                <StatusIcon kind="loading" size="stock" /> {messages.loading}
              </span>
            ) : null}
            {state === 'ready' ? nothing : null}
            {state === 'failed' ? (
              <>
                {messages.failed}
                <Button kind="text" size="s" keyHint="Enter" tabIndex={-1} onClick={onRetry}>
                  {commonMessages.tryAgain}
                </Button>
              </>
            ) : null}
          </div>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}
