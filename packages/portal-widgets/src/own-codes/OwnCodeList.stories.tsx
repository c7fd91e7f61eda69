import type { CustomerStockCode } from '@portal/domain/catalogue';
import { validationModels } from '@portal/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OwnCodeList, type OwnCodeListProps } from './OwnCodeList.tsx';

const onSet = fn();

/** Stores the codes as an account would: a code that is set appears in the list. */
function Held({ codes, ...rest }: OwnCodeListProps) {
  const [held, setHeld] = useState(codes);
  const set = async (stock_code: string, customer_stock_code: string) => {
    onSet(stock_code, customer_stock_code);
    if (stock_code === 'NO-SUCH') return 'There is no part NO-SUCH.';
    const others = held.filter((each) => each.stock_code !== stock_code);
    const next = [...others, { accode: rest.accode, stock_code, customer_stock_code }];
    setHeld(customer_stock_code === '' ? others : next);
    return null;
  };
  return <OwnCodeList {...rest} codes={held} onSet={set} />;
}

const code = (stock_code: string, customer_stock_code: string): CustomerStockCode => ({
  accode: 'KES014',
  stock_code,
  customer_stock_code,
});

const meta = {
  title: 'Widgets/OwnCodeList',
  component: OwnCodeList,
  render: (args) => <Held {...args} />,
  args: {
    accode: 'KES014',
    rules: validationModels.own_code,
    codes: [code('HXB-16080-88G', 'KF-1041'), code('HXN-16000-08G', 'KF-2204')],
    onSet: fn(async () => null),
  },
} satisfies Meta<typeof OwnCodeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Setting: Story = {
  name: 'HIST-05 a code is added for a part, changed from its row, and refused with the reason',
  async play({ canvas }) {
    onSet.mockClear();
    await userEvent.type(canvas.getByLabelText('Part'), 'wfl-12024-00z');
    await userEvent.type(canvas.getByLabelText('Your code'), 'KF-77{Enter}');
    await expect(await canvas.findByRole('row', { name: /^WFL-12024-00Z KF-77/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'KF-77 is now the code of WFL-12024-00Z for all users of KES014.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change the code of HXB-16080-88G' }));
    const field = canvas.getByLabelText('Your code');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('KF-1041');
    await userEvent.type(field, '-B{Enter}');
    await expect(await canvas.findByRole('row', { name: /^HXB-16080-88G KF-1041-B/ })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Part'), 'NO-SUCH');
    await userEvent.type(canvas.getByLabelText('Your code'), 'KF-9{Enter}');
    const summary = await canvas.findByRole('region', { name: 'One problem to fix' });
    await expect(summary).toHaveTextContent('Part: There is no part NO-SUCH.');
    // The input stays, to be corrected.
    await expect(canvas.getByLabelText('Part')).toHaveValue('NO-SUCH');
  },
};

export const TakingAway: Story = {
  name: 'HIST-05 a code is removed, and restored with Undo',
  async play({ canvas }) {
    onSet.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the code of HXN-16000-08G' }));
    await expect(onSet).toHaveBeenLastCalledWith('HXN-16000-08G', '');
    const said = within(await canvas.findByRole('status'));
    await expect(canvas.queryByRole('row', { name: /^HXN-16000-08G/ })).toBeNull();
    await userEvent.click(said.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('row', { name: /^HXN-16000-08G KF-2204/ })).toBeVisible();
  },
};

export const Many: Story = {
  name: 'HIST-05 one of many codes is found by either code',
  args: {
    codes: Array.from({ length: 120 }, (_, index) => {
      const number = String(index + 100);
      return code(`HXB-16${number}-88G`, `KF-${number}`);
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('row')).toHaveLength(51);
    await userEvent.type(canvas.getByLabelText('Find a code'), 'kf-21');
    await expect(canvas.getByText('10 of 120')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

export const Empty: Story = { args: { codes: [] } };
