import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from '../components/AlertDialog/AlertDialog.tsx';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { FilterBar } from '../components/FilterBar/FilterBar.tsx';
import { Form } from '../components/Form/Form.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { ToastProvider, useToast } from '../components/Toast/Toast.tsx';

/** How components work together; shown on the page of patterns. */
const meta = { title: 'Design system/Patterns' } satisfies Meta;
export default meta;
type Story = StoryObj;

const labels = { company: 'Company', email: 'Email' } as const;

function SignUp() {
  const [company, setCompany] = useState('');
  const [email, setEmail] = useState('wei.tan@');
  const submit = () => [
    ...(company ? [] : [{ field: 'company', message: 'Type the name of your company' }]),
    ...(/@.+\./.test(email) ? [] : [{ field: 'email', message: 'Type a whole address, such as name@company.com.au' }]),
  ];
  return (
    <Form label="Ask for an account" labels={labels} submit="Ask for an account" onSubmit={submit}>
      {(error) => (
        <>
          <TextField
            name="company"
            label="Company"
            value={company}
            onValueChange={setCompany}
            error={error('company')}
          />
          <TextField
            name="email"
            type="email"
            label="Email"
            value={email}
            onValueChange={setEmail}
            error={error('email')}
          />
        </>
      )}
    </Form>
  );
}

export const FormWithErrors: Story = {
  render: () => <SignUp />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for an account' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Company' })).toBeInvalid());
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('wei.tan@');
  },
};

export const Empty: Story = {
  render: () => (
    <EmptyState title="No orders yet" action={<Button kind="filled">New order</Button>}>
      Start one from a part, or paste a list of codes and quantities.
    </EmptyState>
  ),
};

function Results() {
  const [filters, setFilters] = useState([
    { key: 'finish', label: 'Finish: Zinc' },
    { key: 'stock', label: 'In stock' },
  ]);
  const [page, setPage] = useState(2);
  return (
    <Stack gap={4}>
      <FilterBar
        filters={filters}
        results={`${filters.length > 0 ? '1,240' : '41,208'} parts`}
        onRemove={(key) => setFilters(filters.filter((each) => each.key !== key))}
        onClear={() => setFilters([])}
      />
      <Pagination label="Results" page={page} pages={25} onPageChange={setPage} />
    </Stack>
  );
}

export const LongList: Story = { render: () => <Results /> };

function Line() {
  const [isThere, setIsThere] = useState(true);
  const [asks, setAsks] = useState(false);
  const toast = useToast();
  const remove = () => {
    setIsThere(false);
    toast({ text: 'Line 12 removed', action: { label: 'Undo', onSelect: () => setIsThere(true) } });
  };
  return (
    <Inline gap={3} wrap>
      <Text>{isThere ? 'Line 12: HXB-12050-88Z' : 'No line'}</Text>
      <Button onClick={remove} reason={isThere ? undefined : 'There is no line to remove'}>
        Remove line
      </Button>
      <Button tone="critical" onClick={() => setAsks(true)}>
        Delete order
      </Button>
      <AlertDialog
        title="Delete order PO 48817?"
        description="Its 18 lines and 3 notes are lost. This cannot be undone."
        confirm="Delete order"
        tone="critical"
        open={asks}
        onOpenChange={setAsks}
        onConfirm={() => setAsks(false)}
      />
    </Inline>
  );
}

export const Destructive: Story = {
  render: () => (
    <ToastProvider>
      <Line />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('Line 12: HXB-12050-88Z')).toBeVisible();
  },
};

export const Notifications: Story = {
  render: () => (
    <Stack gap={3}>
      <Banner tone="warning" title="Prices are from yesterday">
        They are checked again when you confirm the order.
      </Banner>
      <TextField
        label="Reference"
        value="PO 48817"
        error="An open order has this reference"
        onValueChange={() => undefined}
      />
    </Stack>
  ),
};
