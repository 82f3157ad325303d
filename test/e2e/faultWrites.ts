import { expect, type Page } from '@playwright/test';
import { notice, type Write } from './kit/faultCells';
import { nameNewUser } from './kit/page';
import { choose as chooseOfPrayer, WITH_NOTE } from './kit/prayers';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const busyButton = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true, disabled: true });
const told = (text: string | RegExp) => (page: Page) => notice(page, text);

async function choose(page: Page, item: string): Promise<void> {
  await button(page, 'More actions').first().click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function ofExams(page: Page, item: string): Promise<void> {
  const card = page.getByRole('article', { name: 'Exams' });
  await card.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const keeps = (label: string, value: string) => (page: Page) =>
  expect(page.getByLabel(label, { exact: true })).toHaveValue(value);

async function pickVerse(page: Page, item: string): Promise<void> {
  await page.locator('#v21').waitFor();
  await choose(page, item);
  await dialogButton(page, '21').click();
}

const isPicked = (page: Page) => expect(dialogButton(page, '21')).toHaveAttribute('aria-pressed', 'true');

const pickTopic = async (page: Page) => {
  await choose(page, 'Manage Topics');
  await page.getByLabel('Search topics').fill('Zeal');
  await page.keyboard.press('Enter');
  await dialogButton(page, 'Remove Zeal').waitFor();
};
const topicIsPicked = (page: Page) => expect(dialogButton(page, 'Remove Zeal')).toBeVisible();

const topics: Pick<Write, 'send' | 'rejected' | 'failed' | 'kept' | 'busy' | 'success' | 'outbox'> = {
  send: (page) => dialogButton(page, 'Add Topics').click(),
  rejected: 'Failed to update topics',
  failed: 'Error updating topics',
  kept: topicIsPicked,
  busy: busyButton('Add Topics'),
  success: told('Topics updated successfully!'),
  outbox: 'told',
};

/** Every writing call, on each screen with its own messages. */
export const WRITES: readonly Write[] = [
  {
    endpoint: 'nuggets_login',
    path: '/login',
    user: null,
    fill: (page) => nameNewUser(page, 'miriam'),
    send: (page) => button(page, 'Login').click(),
    rejected: 'Failed to create new user: error',
    failed: 'An error occurred during login. Please try again.',
    kept: keeps('New user name', 'miriam'),
    busy: (page) => page.getByRole('button', { name: 'Signing in…', disabled: true }),
    success: (page) => page.getByText('User: miriam'),
  },
  {
    endpoint: 'update_last_viewed',
    path: '/practiceSetup',
    fill: (page) => page.getByText(/^Box 3: /).waitFor(),
    send: (page) => button(page, 'Start').click(),
    rejected: '',
    failed: '',
    busy: (page) => page.getByText(/^1 of \d+$/),
    success: (page) => page.getByText(/^1 of \d+$/),
    outbox: 'silent',
  },
  {
    endpoint: 'update_reading_plan',
    path: '/readingPlan',
    fill: (page) => page.getByRole('region', { name: "Today's Reading" }).waitFor(),
    send: (page) => button(page, 'Read').click(),
    rejected: '',
    failed: '',
    busy: (page) => page.locator('#v1'),
    success: (page) => page.locator('#v1'),
    outbox: 'silent',
  },
  {
    endpoint: 'update_passage',
    place: 'box',
    path: '/practice/by_ref/by_freq',
    fill: (page) => button(page, 'Move down a box').waitFor(),
    send: async (page) => {
      await button(page, 'Move down a box').click();
      await dialogButton(page, 'Confirm').click();
    },
    rejected: 'Failed to update frequency',
    failed: 'Error updating frequency',
    busy: (page) => page.getByRole('button', { name: 'Move down a box', disabled: true }),
    success: told('Frequency updated to Box 2'),
    outbox: 'told',
    undoable: 'always',
  },
  {
    endpoint: 'update_passage',
    place: 'explanation',
    path: '/practice/by_ref/by_freq',
    fill: async (page) => {
      await choose(page, 'Explanation');
      await page.getByRole('dialog').getByRole('textbox').fill('Typed and kept');
    },
    send: (page) => dialogButton(page, 'Save').click(),
    rejected: 'Failed to save explanation',
    failed: 'Error saving explanation',
    kept: (page) => expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Typed and kept'),
    busy: busyButton('Save'),
    success: told('Explanation saved successfully'),
    outbox: 'told',
  },
  {
    endpoint: 'update_passage',
    place: 'edit',
    path: '/practice/by_ref/by_freq',
    fill: async (page) => {
      await choose(page, 'Edit Mem Passage...');
      await expect(page.getByLabel('Passage Text')).toHaveValue(/\S/);
      await page.getByLabel('Passage Text').fill('My own words');
    },
    send: (page) => dialogButton(page, 'Save').click(),
    rejected: 'Failed to update passage',
    failed: 'Error updating passage',
    kept: keeps('Passage Text', 'My own words'),
    busy: busyButton('Save'),
    success: told('Passage updated successfully'),
    outbox: 'told',
  },
  {
    endpoint: 'add_memory_passage',
    path: '/readBibleChapter/kjv/john/3',
    fill: (page) => pickVerse(page, 'Add to Memory Verses...'),
    send: (page) => dialogButton(page, 'Add').click(),
    rejected: 'Failed to add memory passage',
    failed: 'Error adding memory passage',
    kept: isPicked,
    busy: busyButton('Add'),
    success: told(/added to your memory passages/),
    outbox: 'told',
  },
  {
    endpoint: 'add_nonmemory_passage',
    path: '/readBibleChapter/kjv/john/3',
    fill: (page) => pickVerse(page, 'Add to Nuggets...'),
    send: (page) => dialogButton(page, 'Add').click(),
    rejected: 'Failed to add nugget',
    failed: 'Error adding nugget',
    kept: isPicked,
    busy: busyButton('Add'),
    success: told(/added to your nuggets/),
    outbox: 'told',
  },
  { endpoint: 'add_passage_topic', path: '/browseBible', fill: pickTopic, ...topics },
  { endpoint: 'add_quote_topic', path: '/viewQuotes', fill: pickTopic, ...topics },
  {
    endpoint: 'add_new_topic',
    path: '/viewQuotes',
    fill: async (page) => {
      await choose(page, 'Manage Topics');
      await page.getByLabel('Search topics').waitFor();
      await button(page, 'Create New Topic').click();
      await page.getByLabel('New topic name').fill('Harvest');
    },
    send: (page) => button(page, 'Create Topic').click(),
    rejected: 'Failed to create new topic',
    failed: 'An error occurred while creating the topic',
    kept: keeps('New topic name', 'Harvest'),
    busy: busyButton('Create Topic'),
    success: told('New topic created and associated with quote!'),
    outbox: 'told',
  },
  {
    endpoint: 'add_nonbible_memory_fact',
    path: '/addQuote',
    fill: (page) => page.getByLabel('Quote text').fill('A word in season'),
    send: (page) => button(page, 'Add Quote').click(),
    rejected: 'Failed to add quote',
    failed: 'Error adding quote',
    kept: keeps('Quote text', 'A word in season'),
    busy: (page) => page.getByRole('button', { name: 'Add Quote', exact: true, disabled: true }),
    success: told('Quote added successfully!'),
    leadsTo: /\/viewQuotes\//,
    outbox: 'told',
  },
  {
    endpoint: 'update_quote',
    path: '/viewQuotes',
    fill: async (page) => {
      await page.locator('blockquote').waitFor();
      await choose(page, 'Edit Quote');
      await page.getByLabel('Quote text').fill('A word in season');
    },
    send: (page) => dialogButton(page, 'Save').click(),
    rejected: 'Failed to update quote',
    failed: 'Error updating quote',
    kept: keeps('Quote text', 'A word in season'),
    busy: busyButton('Save'),
    success: told('Quote updated successfully!'),
    outbox: 'told',
  },
  {
    endpoint: 'send_search_results',
    path: '/search?phrase=shepherd&group=new&book=All&translation=kjv',
    fill: async (page) => {
      await button(page, 'Email Results').click();
      await page.getByLabel('Email address').fill('friend@example.org');
    },
    send: (page) => dialogButton(page, 'Send').click(),
    rejected: 'Failed to send email: error',
    failed: 'Error sending email',
    kept: keeps('Email address', 'friend@example.org'),
    busy: busyButton('Sending…'),
    success: told('Search results sent successfully!'),
  },
  {
    endpoint: 'add_additional_link',
    path: '/links',
    fill: async (page) => {
      await button(page, 'Add Link').click();
      await page.getByLabel('Label', { exact: true }).fill('CCEL');
      await page.getByLabel('URL').fill('https://ccel.org');
    },
    send: (page) => dialogButton(page, 'Add Link').click(),
    rejected: 'Failed to add link',
    failed: 'Error adding link',
    kept: keeps('URL', 'https://ccel.org'),
    busy: busyButton('Adding…'),
    success: told('Link added successfully!'),
    outbox: 'told',
  },
  {
    endpoint: 'add_prayer',
    path: '/prayers',
    fill: async (page) => {
      await page.getByRole('group', { name: 'Prayers' }).getByRole('button', { name: 'Add Prayer' }).click();
      await page.getByLabel('Title').fill('Harvest');
    },
    send: (page) => dialogButton(page, 'Save').click(),
    rejected: 'Failed to save prayer',
    failed: 'Error saving prayer',
    kept: keeps('Title', 'Harvest'),
    busy: busyButton('Saving…'),
    success: told('Prayer added successfully'),
    outbox: 'told',
  },
  {
    endpoint: 'update_prayer',
    path: '/prayers',
    fill: async (page) => {
      await ofExams(page, 'Edit Prayer...');
      await page.getByLabel('Title').fill('Finals');
    },
    send: (page) => dialogButton(page, 'Save').click(),
    rejected: 'Failed to save prayer',
    failed: 'Error saving prayer',
    kept: keeps('Title', 'Finals'),
    busy: busyButton('Saving…'),
    success: told('Prayer updated successfully'),
    outbox: 'told',
  },
  {
    endpoint: 'archive_prayer',
    path: '/prayers',
    fill: (page) => ofExams(page, 'Archive...'),
    send: (page) => dialogButton(page, 'Archive').click(),
    rejected: 'Failed to archive prayer',
    failed: 'Error archiving prayer',
    busy: busyButton('Archiving…'),
    success: told('Prayer archived successfully'),
    outbox: 'told',
  },
  {
    endpoint: 'add_prayer_session',
    path: '/prayers',
    fill: async (page) => {
      await chooseOfPrayer(page, 'Exams', WITH_NOTE);
      await page.getByLabel('Note (optional)').fill('She passed');
    },
    // After a failure the button has another label, and sends at once.
    send: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Record|Try again)$/ })
        .click(),
    rejected: 'Failed to record prayer session',
    failed: 'Error recording prayer session',
    // The dialog is closed; the card offers to retry with the typed note.
    kept: async (page) => {
      await page.getByRole('article', { name: 'Exams' }).getByRole('button', { name: 'Try again' }).click();
      await keeps('Note (optional)', 'She passed')(page);
    },
    busy: (page) => page.getByRole('article', { name: 'Exams' }).getByText('Prayed today'),
    success: told('Prayer session recorded successfully'),
    outbox: 'told',
    undoable: 'first',
  },
];
