import type { SessionView } from '@portal/domain/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionList } from './SessionList.tsx';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const session: SessionView = {
  session_id: 's1',
  current: true,
  started: '2026-08-03T09:00:00Z',
  last_used: '2026-08-03T09:41:00Z',
  expires: '2036-08-04T09:00:00Z',
  address: '203.0.113.7',
  user_agent: chrome,
  impersonated_by: null,
};
const sessions = [session, { ...session, session_id: 's2', current: false, address: '198.51.100.20' }];
let isConfirmed = false;

const meta = {
  title: 'Widgets/SessionList',
  component: SessionList,
  args: {
    sessions,
    failed: false,
    onRetry: fn(),
    onEnd: fn(async () => isConfirmed),
    onPassword: fn(async () => {
      isConfirmed = true;
      return [];
    }),
  },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sessions: Story = {
  name: 'SESS-01 ending a session asks for the password first',
  play: async ({ args, canvas }) => {
    isConfirmed = false;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^End session:/ }));
    const form = await canvas.findByRole('form');
    await expect(form).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Your password'), 'right{Enter}');
    await expect(args.onPassword).toHaveBeenCalledWith('right');
    await expect(args.onEnd).toHaveBeenLastCalledWith('s2');
  },
};

export const OnlyOne: Story = {
  name: 'One session, nothing to end',
  args: { sessions: [session] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'The sessions could not be loaded',
  args: { sessions: null, failed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
