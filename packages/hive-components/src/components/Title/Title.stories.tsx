import type { Meta, StoryObj } from '@storybook/react-vite';
import { readSettings } from '../../settings/read-settings.ts';
import { title } from './Title.settings.ts';
import { Title } from './Title.tsx';

const meta = { title: 'Hive/Title', component: Title } satisfies Meta<typeof Title>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = { args: { values: readSettings(title.settings, { text: 'Winter specials' }).values } };
