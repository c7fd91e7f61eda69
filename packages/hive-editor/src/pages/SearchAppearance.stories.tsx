import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usePages } from '../data/use-pages.ts';
import { anchorsPage } from '../support/draft-document.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { SearchAppearance } from './SearchAppearance.tsx';

const whenSaved = fn();

function Appearance({ readOnly }: { readOnly: boolean }) {
  const pageActions = usePages({ mayPublish: true });
  // A fixed host, because Storybook's port differs at each start and would change the picture.
  const host = 'www.kestrel.example';
  return <SearchAppearance page={anchorsPage} revision={1} {...{ pageActions, whenSaved, readOnly, host }} />;
}

function AppearanceStory({ readOnly }: { readOnly: boolean }) {
  return (
    <StoryPortal own={{ 'uri-settings/update': () => ({ uri_settings: [], revision: 2 }) }}>
      <main style={{ maxInlineSize: 480 }}>
        <Appearance readOnly={readOnly} />
      </main>
    </StoryPortal>
  );
}

const meta = {
  title: 'Page builder/Search appearance',
  component: AppearanceStory,
  args: { readOnly: false },
} satisfies Meta<typeof AppearanceStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-17: the preview follows what is typed; what is too long for search engines is shortened there. */
export const Written: Story = {
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('figure', { name: 'Preview' });
    await userEvent.type(canvas.getByLabelText('Title'), `Anchors ${'for cracked concrete '.repeat(4)}`);
    await expect(preview).toHaveTextContent(/Anchors for cracked concrete.*…/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save for search engines' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(whenSaved).toHaveBeenLastCalledWith(2);
  },
};
