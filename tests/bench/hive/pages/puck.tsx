import { type Config, createUsePuck, type Data, Puck, type Slot } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import { createRoot } from 'react-dom/client';
import { type Piece, pieces } from '../shape.mjs';

interface Parts {
  Block: { content: Slot };
  Title: { text: string };
}

const config: Config<Parts> = {
  components: {
    Block: {
      fields: { content: { type: 'slot' } },
      defaultProps: { content: [] },
      render: ({ content: Content }) => (
        <div style={{ padding: 16 }}>
          <Content />
        </div>
      ),
    },
    Title: {
      fields: { text: { type: 'text' } },
      defaultProps: { text: 'Title' },
      render: ({ text }) => <h2>{text}</h2>,
    },
  },
};

function contentOf(all: readonly Piece[], parent: string | null): Data<Parts>['content'] {
  return all
    .filter((each) => each.parent === parent)
    .map((each) =>
      each.type === 'block'
        ? { type: 'Block', props: { id: each.key, content: contentOf(all, each.key) } }
        : { type: 'Title', props: { id: each.key, text: each.text } },
    ) as Data<Parts>['content'];
}

const usePuck = createUsePuck<typeof config>();

/** Hands the editor's own way to act to the measurement. */
function Handle() {
  const dispatch = usePuck((state) => state.dispatch);
  const history = usePuck((state) => state.history);
  const getSelectorForId = usePuck((state) => state.getSelectorForId);
  Object.assign(window, { puck: { dispatch, history, getSelectorForId } });
  return null;
}

const count = Number(new URLSearchParams(location.search).get('count') ?? 500);
const data = { root: {}, content: contentOf(pieces(count), null) } as Data<Parts>;
const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the editor');
createRoot(place).render(
  <Puck
    config={config}
    data={data}
    overrides={{
      headerActions: ({ children }) => (
        <>
          <Handle />
          {children}
        </>
      ),
    }}
  />,
);
