import '@radix-ui/themes/styles.css';
import {
  Badge,
  Button,
  Callout,
  Checkbox,
  Dialog,
  Heading,
  Link,
  RadioGroup,
  Select,
  Separator,
  Switch,
  Tabs,
  Text,
  TextArea,
  TextField,
  Theme,
} from '@radix-ui/themes';
import { options, show } from './show.jsx';

show(({ theme, isOpen }) => (
  <Theme appearance={theme}>
    <main>
      <Heading as="h1">Delivery</Heading>
      <Callout.Root color="green">
        <Callout.Text>Saved.</Callout.Text>
      </Callout.Root>
      <Callout.Root color="red">
        <Callout.Text>Not saved.</Callout.Text>
      </Callout.Root>
      <Text as="label">
        Street
        <TextField.Root defaultValue="1 Long Street" />
      </Text>
      <Text as="label">
        Postcode
        <TextField.Root color="red" required defaultValue="12" />
      </Text>
      <Text as="label">
        Remark
        <TextArea />
      </Text>
      <Select.Root defaultValue="NSW">
        <Select.Trigger aria-label="State" />
        <Select.Content>
          {options.map(({ value, label }) => (
            <Select.Item key={value} value={value}>
              {label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
      <RadioGroup.Root aria-label="Sent by" defaultValue="NSW">
        {options.map(({ value, label }) => (
          <RadioGroup.Item key={value} value={value}>
            {label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <Text as="label">
        <Checkbox defaultChecked /> Leave at the door
      </Text>
      <Text as="label">
        <Switch defaultChecked /> Send a mail
      </Text>
      <Tabs.Root defaultValue="NSW">
        <Tabs.List aria-label="Parts">
          {options.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {options.map(({ value }) => (
          <Tabs.Content key={value} value={value}>
            Content
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Badge>New</Badge>
      <Separator />
      <Link href="/terms">Terms</Link>
      <Button>Save</Button>
      <Button variant="soft">Cancel</Button>
      <Button disabled>Send</Button>
      <Dialog.Root open={isOpen}>
        <Dialog.Content>
          <Dialog.Title>Delete the address?</Dialog.Title>
          <Dialog.Description>It is used by two orders.</Dialog.Description>
          <Dialog.Close>
            <Button>Keep</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    </main>
  </Theme>
));
