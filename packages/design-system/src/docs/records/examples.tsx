import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';

/** A live example of what to do beside one of what not to do. */
export interface ComponentExample {
  readonly good: ReactNode;
  readonly goodWhy: string;
  readonly bad: ReactNode;
  readonly badWhy: string;
}

const none = () => undefined;

/** Live examples, by component. */
export const examples: Readonly<Record<string, ComponentExample>> = {
  Button: {
    good: (
      <Inline gap={2}>
        <Button kind="filled">Save address</Button>
        <Button>Cancel</Button>
      </Inline>
    ),
    goodWhy: 'One filled button, with a verb and what it acts on.',
    bad: (
      <Inline gap={2}>
        <Button kind="filled">OK</Button>
        <Button kind="filled">Cancel</Button>
      </Inline>
    ),
    badWhy: 'Two equal buttons, and a word that does not say what happens.',
  },
  Link: {
    good: <Link href="#certificates">Test certificates of this order</Link>,
    goodWhy: 'Makes sense in a list of links.',
    bad: (
      <span>
        For certificates click <Link href="#certificates">here</Link>
      </span>
    ),
    badWhy: 'Says nothing by itself.',
  },
  TextField: {
    good: (
      <TextField
        label="Email"
        value="wei.tan@"
        error="Type a whole address, such as name@company.com.au"
        onValueChange={none}
      />
    ),
    goodWhy: 'The error says what to do.',
    bad: <TextField label="Email address of the person:" value="wei.tan@" error="Invalid input" onValueChange={none} />,
    badWhy: 'A long label with a colon, and an error that helps nobody.',
  },
  Checkbox: {
    good: (
      <Checkbox checked onCheckedChange={none}>
        Email me when it is shipped
      </Checkbox>
    ),
    goodWhy: 'Says what is true when it is ticked.',
    bad: (
      <Checkbox checked onCheckedChange={none}>
        Do not disable emails
      </Checkbox>
    ),
    badWhy: 'Two negations.',
  },
  Switch: {
    good: (
      <Switch checked onCheckedChange={none}>
        Show stock of all warehouses
      </Switch>
    ),
    goodWhy: 'Applies at once, and names what is on.',
    bad: (
      <Switch checked onCheckedChange={none}>
        I accept the terms
      </Switch>
    ),
    badWhy: 'Is sent with a form: use a checkbox.',
  },
  Banner: {
    good: (
      <Banner tone="warning" title="Two lines are out of stock">
        They are sent on 4 December, without extra freight.
      </Banner>
    ),
    goodWhy: 'What happened, and what it means.',
    bad: (
      <Banner tone="critical" title="Warning!">
        There was a problem with your order.
      </Banner>
    ),
    badWhy: 'Alarms, and leaves people to guess.',
  },
  Tag: {
    good: <Tag tone="positive">Delivered</Tag>,
    goodWhy: 'The word carries the meaning.',
    bad: <Tag tone="positive">Status 7</Tag>,
    badWhy: 'Only the colour says that all is well.',
  },
  EmptyState: {
    good: <EmptyState title="No orders yet">Start one from a part, or paste a list.</EmptyState>,
    goodWhy: 'Says how to begin.',
    bad: <EmptyState title="Oops! Nothing found">Sorry about that.</EmptyState>,
    badWhy: 'Apologises and offers nothing.',
  },
  DescriptionList: {
    good: (
      <DescriptionList
        items={[
          { name: 'Warehouse', value: 'Adelaide' },
          { name: 'Weight', value: '214.6 kg' },
        ]}
      />
    ),
    goodWhy: 'Nouns, and values with their unit.',
    bad: (
      <DescriptionList
        items={[
          { name: 'Warehouse:', value: 'Adelaide' },
          { name: 'Fax:', value: '–' },
        ]}
      />
    ),
    badWhy: 'Colons, and a fact without a value.',
  },
  Stat: {
    good: <Stat label="This month" value="12,480.50" note="12 % more than in October" tone="positive" />,
    goodWhy: 'The note says in words what the colour means.',
    bad: <Stat label="Performance" value="12,480.50" note="+12 %" tone="positive" />,
    badWhy: 'More than what?',
  },
  Spinner: {
    good: <Spinner label="Sending the order" showLabel />,
    goodWhy: 'Says what is being done.',
    bad: <Spinner label="Please wait" showLabel />,
    badWhy: 'Says nothing.',
  },
};
