import '@portal/design-system/styles.css';
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  Divider,
  Heading,
  Link,
  RadioGroup,
  Select,
  Switch,
  Tabs,
  Tag,
  TextArea,
  TextField,
  ThemeProvider,
} from '@portal/design-system';
import { ignore, options, show } from './show.jsx';

show(({ theme, isOpen }) => (
  <ThemeProvider theme={theme}>
    <main>
      <Heading level={1}>Delivery</Heading>
      <Banner title="Saved." tone="positive" />
      <Banner title="Not saved." tone="critical" />
      <TextField label="Street" hint="With the number" value="1 Long Street" onValueChange={ignore} />
      <TextField label="Postcode" error="Four digits" required value="12" onValueChange={ignore} />
      <TextArea label="Remark" value="" onValueChange={ignore} />
      <Select label="State" value="NSW" options={options} onValueChange={ignore} />
      <RadioGroup label="Sent by" value="NSW" options={options} onValueChange={ignore} />
      <Checkbox checked onCheckedChange={ignore}>
        Leave at the door
      </Checkbox>
      <Switch checked onCheckedChange={ignore}>
        Send a mail
      </Switch>
      <Tabs
        label="Parts"
        items={options.map(({ value, label }) => ({ key: value, label }))}
        value="NSW"
        onValueChange={ignore}
      >
        Content
      </Tabs>
      <Tag>New</Tag>
      <Divider />
      <Link href="/terms">Terms</Link>
      <Button kind="filled">Save</Button>
      <Button>Cancel</Button>
      <Button reason="Nothing has changed">Send</Button>
      <Dialog title="Delete the address?" open={isOpen} onOpenChange={ignore} foot={<Button>Keep</Button>}>
        It is used by two orders.
      </Dialog>
    </main>
  </ThemeProvider>
));
