import type { Meta, StoryObj } from '@storybook/react-vite';
import { readSettings } from '../../settings/read-settings.ts';
import { line } from './Line.settings.ts';
import { Line } from './Line.tsx';

const meta = { title: 'Hive/Line', component: Line } satisfies Meta<typeof Line>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = { args: { values: readSettings(line.settings, {}).values } };
