import '@primer/primitives/dist/css/functional/themes/light.css';
import '@primer/primitives/dist/css/functional/themes/dark.css';
import '@primer/primitives/dist/css/primitives.css';
import {
  Banner,
  BaseStyles,
  Button,
  Checkbox,
  CheckboxGroup,
  Dialog,
  FormControl,
  Heading,
  Label,
  Link,
  Radio,
  RadioGroup,
  Select,
  Textarea,
  TextInput,
  ThemeProvider,
  ToggleSwitch,
  UnderlineNav,
} from '@primer/react';
import { ignore, options, show } from './show.jsx';

const colorMode = new URLSearchParams(location.search).get('theme') ?? 'light';
Object.assign(document.documentElement.dataset, { lightTheme: 'light', darkTheme: 'dark', colorMode });
document.body.style.background = 'var(--bgColor-default)';

show(({ theme, isOpen }) => (
  <ThemeProvider colorMode={theme === 'dark' ? 'night' : 'day'}>
    <BaseStyles>
      <main>
        <Heading as="h1">Delivery</Heading>
        <Banner title="Saved." variant="success" />
        <Banner title="Not saved." variant="critical" />
        <FormControl>
          <FormControl.Label>Street</FormControl.Label>
          <TextInput defaultValue="1 Long Street" />
          <FormControl.Caption>With the number</FormControl.Caption>
        </FormControl>
        <FormControl required>
          <FormControl.Label>Postcode</FormControl.Label>
          <TextInput defaultValue="12" validationStatus="error" />
          <FormControl.Validation variant="error">Four digits</FormControl.Validation>
        </FormControl>
        <FormControl>
          <FormControl.Label>Remark</FormControl.Label>
          <Textarea />
        </FormControl>
        <FormControl>
          <FormControl.Label>State</FormControl.Label>
          <Select>
            {options.map(({ value, label }) => (
              <Select.Option key={value} value={value}>
                {label}
              </Select.Option>
            ))}
          </Select>
        </FormControl>
        <RadioGroup name="sent">
          <RadioGroup.Label>Sent by</RadioGroup.Label>
          {options.map(({ value, label }, index) => (
            <FormControl key={value}>
              <Radio value={value} defaultChecked={index === 0} />
              <FormControl.Label>{label}</FormControl.Label>
            </FormControl>
          ))}
        </RadioGroup>
        <CheckboxGroup>
          <CheckboxGroup.Label>On arrival</CheckboxGroup.Label>
          <FormControl>
            <Checkbox defaultChecked />
            <FormControl.Label>Leave at the door</FormControl.Label>
          </FormControl>
        </CheckboxGroup>
        <span id="mail">Send a mail</span>
        <ToggleSwitch aria-labelledby="mail" defaultChecked />
        <UnderlineNav aria-label="Parts">
          {options.map(({ value, label }, index) => (
            <UnderlineNav.Item key={value} href={`/${value}`} aria-current={index === 0 ? 'page' : undefined}>
              {label}
            </UnderlineNav.Item>
          ))}
        </UnderlineNav>
        <Label>New</Label>
        <Link href="/terms">Terms</Link>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Button disabled>Send</Button>
        {isOpen ? (
          <Dialog title="Delete the address?" onClose={ignore} footerButtons={[{ content: 'Keep' }]}>
            It is used by two orders.
          </Dialog>
        ) : null}
      </main>
    </BaseStyles>
  </ThemeProvider>
));
