import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Link } from '../Link/Link.tsx';
import { HoverCard } from './HoverCard.tsx';

const meta = {
  title: 'Design system/HoverCard',
  tags: ['autodocs'],
  component: HoverCard,
  args: {
    trigger: <Link href="#part">HXB-12050-88Z</Link>,
    children: (
      <DescriptionList
        layout="rows"
        items={[
          { name: 'Part', value: 'Hex bolt M12 × 50' },
          { name: 'In stock', value: '1,400' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'HXB-12050-88Z' }));
    await waitFor(() => expect(screen.getByText('1,400')).toBeVisible());
  },
};
