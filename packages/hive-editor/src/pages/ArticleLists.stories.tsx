import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usePages } from '../data/use-pages.ts';
import { anchorsPage } from '../support/draft-document.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { ArticleLists } from './ArticleLists.tsx';

function Panel({ readOnly }: { readOnly: boolean }) {
  const pageActions = usePages({ mayPublish: !readOnly });
  return (
    <ArticleLists page={anchorsPage} revision={1} pageActions={pageActions} whenSaved={fn()} readOnly={readOnly} />
  );
}

function PanelStory(props: { readOnly: boolean }) {
  return (
    <StoryPortal>
      <main style={{ maxWidth: 480 }}>
        <Panel {...props} />
      </main>
    </StoryPortal>
  );
}

const meta = {
  title: 'Page builder/In lists of articles',
  component: PanelStory,
  args: { readOnly: false },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-12: first the kind of article that the page is listed as, then its subjects. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const [list] = await canvas.findAllByRole('combobox');
    if (!list) throw new Error('no list');
    await userEvent.selectOptions(list, 'Technical');
    await expect(canvas.getByRole('textbox')).toHaveValue('home');
  },
};
export const NotListed: Story = {};
