import 'braid-design-system/reset';
import {
  Alert,
  Badge,
  BraidProvider,
  Button,
  Checkbox,
  Dialog,
  Divider,
  Dropdown,
  Heading,
  RadioGroup,
  RadioItem,
  Stack,
  Tab,
  TabPanel,
  TabPanels,
  Tabs,
  TabsProvider,
  Text,
  Textarea,
  TextField,
  TextLink,
  Toggle,
} from 'braid-design-system';
import { colorModeQueryParamCheck } from 'braid-design-system/color-mode/query-param';
import theme from 'braid-design-system/themes/seekJobs';
import { ignore, options, show } from './show.jsx';

// Its own script, which selects the dark mode by the address.
const script = document.createElement('script');
script.textContent = colorModeQueryParamCheck.replaceAll(/<\/?script>/g, '');
document.head.append(script);

show(({ isOpen }) => (
  <BraidProvider theme={theme}>
    <main>
      <Stack space="medium">
        <Heading level="1">Delivery</Heading>
        <Alert tone="positive">Saved.</Alert>
        <Alert tone="critical">Not saved.</Alert>
        <TextField label="Street" description="With the number" value="1 Long Street" onChange={ignore} />
        <TextField label="Postcode" tone="critical" message="Four digits" required value="12" onChange={ignore} />
        <Textarea label="Remark" value="" onChange={ignore} />
        <Dropdown label="State" value="NSW" onChange={ignore}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Dropdown>
        <RadioGroup label="Sent by" value="NSW" onChange={ignore}>
          {options.map(({ value, label }) => (
            <RadioItem key={value} value={value} label={label} />
          ))}
        </RadioGroup>
        <Checkbox label="Leave at the door" checked onChange={ignore} />
        <Toggle label="Send a mail" on onChange={ignore} />
        <TabsProvider id="parts" selectedItem="NSW" onChange={ignore}>
          <Tabs label="Parts">
            {options.map(({ value, label }) => (
              <Tab key={value} item={value}>
                {label}
              </Tab>
            ))}
          </Tabs>
          <TabPanels>
            {options.map(({ value }) => (
              <TabPanel key={value} item={value}>
                Content
              </TabPanel>
            ))}
          </TabPanels>
        </TabsProvider>
        <Badge>New</Badge>
        <Divider />
        <Text>
          <TextLink href="/terms">Terms</TextLink>
        </Text>
        <Button variant="solid">Save</Button>
        <Button>Cancel</Button>
        <Dialog title="Delete the address?" open={isOpen} onClose={ignore}>
          It is used by two orders.
        </Dialog>
      </Stack>
    </main>
  </BraidProvider>
));
