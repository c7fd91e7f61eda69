import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { PhoneNav } from '../../../components/PhoneNav/PhoneNav.tsx';
import { PhoneNavLink } from '../../../components/PhoneNav/PhoneNavLink.tsx';
import { TabStrip } from '../../../components/TabStrip/TabStrip.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { type Examples, Held } from './example.tsx';

const sections = [
  { key: 'lines', label: 'Lines' },
  { key: 'documents', label: 'Documents', count: 3 },
];

/** Navigation components. */
export const navigation = {
  Disclosure: {
    good: (
      <>
        <Disclosure title="Delivery details" note="Adelaide">
          12 Wharf Road
        </Disclosure>
      </>
    ),
    goodWhy: 'The title and note say what is inside.',
    bad: (
      <>
        <Disclosure title="More …">12 Wharf Road</Disclosure>
      </>
    ),
    badWhy: 'More of what?',
  },
  Breadcrumbs: {
    good: (
      <>
        <Breadcrumbs
          label="Levels"
          items={[{ label: 'Fasteners', href: '#f' }, { label: 'Bolts', href: '#b' }, { label: 'Hex bolts' }]}
        />
      </>
    ),
    goodWhy: 'Each level as its page is titled.',
    bad: (
      <>
        <Breadcrumbs label="Steps" items={[{ label: '1. Cart', href: '#c' }, { label: '2. Pay' }]} />
      </>
    ),
    badWhy: 'Steps of a task: use a stepper.',
  },
  PhoneNav: {
    good: (
      <>
        <PhoneNav label="Account" current="Sessions">
          <PhoneNavLink href="#d">Details</PhoneNavLink>
          <PhoneNavLink href="#s" current>
            Sessions
          </PhoneNavLink>
        </PhoneNav>
      </>
    ),
    goodWhy: 'Short names of sections.',
    bad: (
      <>
        <PhoneNav label="Navigation" current="Page 2">
          <PhoneNavLink href="#1">Page 1</PhoneNavLink>
          <PhoneNavLink href="#2" current>
            Page 2
          </PhoneNavLink>
        </PhoneNav>
      </>
    ),
    badWhy: 'Numbers instead of names.',
  },
  Pagination: {
    good: (
      <>
        <Held initial={3}>
          {(page, set) => <Pagination label="Pages of orders" page={page} pages={12} onPageChange={set} />}
        </Held>
      </>
    ),
    goodWhy: 'The name says what is paged.',
    bad: (
      <>
        <Held initial={1}>{(page, set) => <Pagination label="Pages" page={page} pages={1} onPageChange={set} />}</Held>
      </>
    ),
    badWhy: 'One page needs no pages.',
  },
  SkipLink: {
    good: (
      <>
        <Text size="small">
          <a href="#order">Skip to the order</a>, shown at the first Tab
        </Text>
      </>
    ),
    goodWhy: 'Leads past what repeats on every page.',
    bad: (
      <>
        <Text size="small">
          <a href="#menu">Skip to the menu</a>
        </Text>
      </>
    ),
    badWhy: 'Leads to what people want to skip.',
  },
  Tabs: {
    good: (
      <>
        <Held initial="lines">
          {(value, set) => (
            <Tabs label="PO 48817" value={value} onValueChange={set} items={sections}>
              <Text>{value}</Text>
            </Tabs>
          )}
        </Held>
      </>
    ),
    goodWhy: 'Nouns, with a count where it helps.',
    bad: (
      <>
        <Held initial="1">
          {(value, set) => (
            <Tabs
              label="Tabs"
              value={value}
              onValueChange={set}
              items={[
                { key: '1', label: 'First choose' },
                { key: '2', label: 'Then pay' },
              ]}
            >
              <Text>{value}</Text>
            </Tabs>
          )}
        </Held>
      </>
    ),
    badWhy: 'Steps in order: use a stepper.',
  },
  TabStrip: {
    good: (
      <>
        <Held initial={'a' as string | null}>
          {(current, set) => (
            <TabStrip
              label="Open orders"
              current={current}
              onSelect={set}
              tabs={[
                { key: 'a', label: 'PO 48817', fact: '8' },
                { key: 'b', label: 'Stage 2' },
              ]}
            />
          )}
        </Held>
      </>
    ),
    goodWhy: 'The names that people gave.',
    bad: (
      <>
        <Held initial={'a' as string | null}>
          {(current, set) => (
            <TabStrip
              label="Tabs"
              current={current}
              onSelect={set}
              tabs={[
                { key: 'a', label: 'Untitled 1' },
                { key: 'b', label: 'Untitled 2' },
              ]}
            />
          )}
        </Held>
      </>
    ),
    badWhy: 'Which was which?',
  },
} satisfies Examples;
