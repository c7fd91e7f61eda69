import { componentMessages } from '../../messages/components.ts';
import { Note } from '../../render/Note.tsx';
import { cellProps, type View } from '../../render/view.ts';
import * as css from './Layer.css.ts';

/** Components stacked on top of each other. */
export const Layer: View<'layer'> = {
  Show({ root, cells, context }) {
    if (cells.every((cell) => cell === null)) {
      return (
        <Note context={context} root={root}>
          {componentMessages.layer.empty(cells.length)}
        </Note>
      );
    }
    return (
      <div {...root} className={css.layer}>
        {cells.map((cell, index) =>
          cell === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a layer is identified by its number
            <div key={index} {...cellProps(index, context)} className={css.sheet}>
              {cell}
            </div>
          ),
        )}
      </div>
    );
  },
};
