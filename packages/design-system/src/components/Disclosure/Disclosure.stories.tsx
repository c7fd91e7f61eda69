import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Accordion, Disclosure } from './Disclosure.tsx';

const body = <Text as="p">Zinc suits dry places. Outdoors, take galvanised or stainless.</Text>;

const meta = {
  title: 'Design system/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: { title: 'Which finish', note: '3 choices', children: body, onOpenChange: fn() },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const title = canvas.getByText('Which finish');
    await expect(title.closest('summary')).toHaveFocus();
    await userEvent.click(title);
    await waitFor(() => expect(canvas.getByText(/Zinc suits/)).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(title);
    await waitFor(() => expect(canvas.getByText(/Zinc suits/)).not.toBeVisible());
  },
};

export const Open: Story = { args: { open: true, level: 3 } };

const three = (
  <>
    <Disclosure title="Delivery" note="Next day">
      {body}
    </Disclosure>
    <Disclosure title="Returns" open>
      {body}
    </Disclosure>
    <Disclosure title="Certificates and declarations of performance for structural bolting assemblies">
      {body}
    </Disclosure>
  </>
);

export const OneAtATime: Story = {
  render: () => <Accordion single>{three}</Accordion>,
  play: async ({ canvas }) => {
    const texts = () => canvas.getAllByText(/Zinc suits/);
    await waitFor(() => expect(texts()[1]).toBeVisible());
    await userEvent.click(canvas.getByText('Delivery'));
    await waitFor(() => expect(texts()[0]).toBeVisible());
    await waitFor(() => expect(texts()[1]).not.toBeVisible());
  },
};

export const Narrow: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Accordion>{three}</Accordion>
    </div>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Accordion>{three}</Accordion>
    </div>
  ),
};
