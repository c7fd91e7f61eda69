import type { Meta, StoryObj } from '@storybook/react-vite';
import { readSettings } from '../../settings/read-settings.ts';
import { space } from './Space.settings.ts';
import { Space } from './Space.tsx';

const meta = { title: 'Hive/Space', component: Space } satisfies Meta<typeof Space>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = { args: { values: readSettings(space.settings, {}).values } };
