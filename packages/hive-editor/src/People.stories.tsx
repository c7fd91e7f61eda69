import { type HivePerson, rootKey } from '@portal/domain/hive';
import { createStore } from '@portal/portal-client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Editor } from './model/editor.ts';
import { People } from './People.tsx';
import { openDraft } from './support/draft-document.ts';
import { OpenEditor } from './support/OpenEditor.tsx';
import { type Replies, StoryPortal } from './support/StoryPortal.tsx';

let opened: Editor | null = null;
const remember = (editor: Editor) => {
  opened = editor;
};
const others = createStore<readonly HivePerson[]>([]);
const own: Replies = {
  'drafts/people': () => ({
    people: [
      { tab: 'a', username: 'priya', name: 'Priya Nair', component: 'sleeve-title' },
      { tab: 'b', username: 'tom', name: 'Tom Okafor', component: rootKey },
    ],
  }),
};

function PeopleStory() {
  return (
    <StoryPortal own={own}>
      <OpenEditor prepare={remember}>
        <People at={openDraft} others={others} />
      </OpenEditor>
    </StoryPortal>
  );
}

const meta = { title: 'Page builder/People', component: PeopleStory } satisfies Meta<typeof PeopleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-15: who else is in the draft; pressing one goes to what that person has selected. */
export const Two: Story = {
  play: async ({ canvas }) => {
    const [priya] = await canvas.findAllByRole('button', { name: /^Priya Nair/ });
    if (!priya) throw new Error('nobody');
    await userEvent.click(priya);
    await expect(opened?.selected.get()).toBe('sleeve-title');
    await expect(others.get()).toHaveLength(2);
  },
};
