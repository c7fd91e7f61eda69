import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { usePages } from '../data/use-pages.ts';
import { useTree } from '../editor-context.ts';
import { anchorsPage, openDraft } from '../support/draft-document.ts';
import { OpenEditor } from '../support/OpenEditor.tsx';
import { type Replies, StoryPortal } from '../support/StoryPortal.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

const handlers = { onSelect: fn(), onGoTo: fn(), onClose: fn() };

interface ReviewProps {
  mayPublish: boolean;
  /** Nothing is published yet. */
  isNew?: boolean;
  /** Visitors reach the page. */
  isActive?: boolean;
}

function Review({ mayPublish, isNew = false, isActive = true }: ReviewProps) {
  const pageActions = usePages({ mayPublish });
  const page = isActive ? anchorsPage : ({ ...anchorsPage, active: 0 } as const);
  return (
    <ReviewDialog
      page={isNew ? { ...page, drafts: [openDraft] } : page}
      draft={openDraft}
      tree={useTree()}
      mayPublish={mayPublish}
      pageActions={pageActions}
      {...handlers}
    />
  );
}

interface ReviewStoryProps extends ReviewProps {
  replies?: Replies;
}

function ReviewStory({ replies, ...rest }: ReviewStoryProps) {
  return (
    <StoryPortal {...(replies ? { own: replies } : {})}>
      <OpenEditor>
        <Review {...rest} />
      </OpenEditor>
    </StoryPortal>
  );
}

const meta = {
  title: 'Page builder/Review',
  component: ReviewStory,
  args: { mayPublish: true },
} satisfies Meta<typeof ReviewStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Review Anchors' }));

/** HIVE-15: changes can be deselected; the rest is published. */
export const Changes: Story = {
  play: async () => {
    const review = await dialog();
    const quote = await review.findByRole('checkbox', { name: /Removed Quote/ });
    await expect(quote).toBeChecked();
    quote.focus();
    await userEvent.keyboard(' ');
    await expect(await review.findByRole('button', { name: /^Publish \d of \d changes$/ })).toBeVisible();
  },
};

/** HIVE-15: of a page that is not published yet, each component is one line; what is in it is shown on demand. */
export const NewPage: Story = {
  args: { isNew: true },
  play: async () => {
    const review = await dialog();
    await expect(await review.findByText(/^Added Grid .* with 9 components$/)).toBeVisible();
    await expect(review.queryByText(/^Added Title — Sleeve anchors/)).toBeNull();
    const shows = review.getByRole('button', { name: 'Show what is in it' });
    shows.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await review.findByText(/^Added Title — Sleeve anchors/)).toBeVisible();
  },
};

/** HIVE-02: a dead link blocks publishing until it is fixed or waived with a reason. */
export const Checks: Story = {
  play: async () => {
    const review = await dialog();
    const checks = await review.findByRole('tab', { name: /^Checks: \d/ });
    // The first tab also says why the buttons are disabled.
    await expect(review.getByText(/keeps? this page from being published/)).toBeVisible();
    checks.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await review.findByText(/sleeve-anchors/)).toBeVisible();
    await expect(review.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    const [waive] = review.getAllByRole('button', { name: 'Accept as is' });
    if (waive) await userEvent.click(waive);
    await userEvent.type(await review.findByLabelText('Reason to accept it'), 'The page comes next week{Enter}');
    await expect(await review.findByText(/Accepted: The page comes next week \(mktg\)/)).toBeVisible();
  },
};

const unreachable: Replies = {
  'drafts/get-components': () => {
    throw new TypeError('Failed to fetch');
  },
};

/** The published version cannot be loaded: the error says so and offers a retry. */
export const PublishedVersionMissing: Story = {
  args: { replies: unreachable },
  play: async () => {
    const review = await dialog();
    await waitFor(() => expect(review.getByText('We couldn’t load the published version.')).toBeVisible(), {
      timeout: 20_000,
    });
  },
};

/** HIVE-02: publishing a draft does not make an unpublished page visible, and the review says so. */
export const UnpublishedPage: Story = {
  tags: ['no-visual'],
  args: { isActive: false },
  play: async () => {
    const review = await dialog();
    await expect(await review.findByText('Visitors won’t see this: the page is unpublished.')).toBeVisible();
  },
};

/** The preview is loaded when its tab is chosen; the buttons below it must not move away from the pointer then. */
export const BeforeAndAfter: Story = {
  tags: ['no-visual'],
  play: async () => {
    const review = await dialog();
    await userEvent.click(await review.findByRole('tab', { name: 'Before and after' }));
    const panel = await review.findByRole('tabpanel', { name: 'Before and after' });
    await expect(panel.getBoundingClientRect().height).toBeGreaterThanOrEqual(460);
  },
};
