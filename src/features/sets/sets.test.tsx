import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exactReference } from '@/bible/sets/setLink';
import { topicFilterSet } from '@/features/nuggets/store/nuggetBrowser';
import { readRecallRows } from '@/features/memory/api/recallStorage';
import { nameNewUser, nameUser, logIn } from '@test/kit/login';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { emptyUserData } from '@test/api/demoData/createDemoUsers';
import { OLDER_INSTALLATION } from '@test/api/installation';
import { GIVEN_SETS } from './model/givenSets';
import { signedIn } from '@/data/session/session';

type App = ReturnType<typeof renderApp>;

const LINK = '/learn?title=Two+verses&t=kjv&refs=John+11:35;Psalms+117:2';
const JESUS_WEPT = 'jw';

/** Reads the verse on the screen, and types the first letters of its words. */
async function learn({ user }: App, letters: string) {
  await user.click(await screen.findByRole('button', { name: 'I have read it' }));
  await user.type(await screen.findByLabelText('First letter of the next word'), letters);
}

/** The live region beside an element, which is empty. */
function expectStatusBeside(element: HTMLElement): HTMLElement {
  const status = element.parentElement?.querySelector<HTMLElement>('[role="status"]') ?? expect.fail();
  expect(status).toBeEmptyDOMElement();
  return status;
}

/** Filters the nuggets on the screen by the first topic, and opens the dialog that shares them. */
async function shareFirstTopic({ user, store, api }: App) {
  await screen.findByText(/^1 of \d+$/);
  const [topic = expect.fail()] = api.db.user('demo').topics;
  act(() => {
    store.dispatch(topicFilterSet([topic.id]));
  });
  await user.click(await screen.findByRole('button', { name: 'Share as a set' }));
  return within(await screen.findByRole('dialog', { name: 'Share as a set' }));
}

const passagesOf = ({ api }: App, name: string) => api.db.user(name).memoryPassages;

beforeEach(() => sessionStorage.clear());

describe('the sets that the app brings', () => {
  it('name only references that every translation has', () => {
    for (const { references } of GIVEN_SETS)
      for (const reference of references) {
        expect(exactReference(reference, 'niv'), reference).not.toBeNull();
        expect(exactReference(reference, 'kjv'), reference).not.toBeNull();
      }
  });

  it('show their first words and what of them one has, and add the rest once', async () => {
    const app = renderApp('/sets', {
      prepare: (db) => void Object.assign(db.user('demo'), emptyUserData()),
    });
    await app.user.click(
      await screen.findByRole('link', { name: /^First ten .* 10 passages .*For God so loved/ }),
    );
    expect(await screen.findByRole('button', { name: 'Keep these' })).toBeVisible();
    await app.user.click(screen.getByRole('checkbox', { name: 'Keep Joshua 1:9' }));
    // One of them is learned, and the choice is still there.
    await app.user.click(screen.getByRole('link', { name: 'Learn now' }));
    await app.user.click(await screen.findByRole('link', { name: 'All of the set' }));
    await app.user.click(await screen.findByRole('button', { name: 'Keep 9 of these' }));
    expect(await screen.findByText('9 passages added to your memory passages')).toBeVisible();
    expect(passagesOf(app, 'demo')).toHaveLength(9);
    expect(screen.getAllByText('Yours, in Box 1')).toHaveLength(9);
    await app.user.click(screen.getByRole('checkbox', { name: 'Keep Joshua 1:9' }));
    const keep = screen.getByRole('button', { name: 'Keep these' });
    // A live region announces only what comes into it.
    const status = expectStatusBeside(keep);
    keep.focus();
    await app.user.keyboard('{Enter}');
    expect(await within(status).findByText('You have all of these.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(passagesOf(app, 'demo')).toHaveLength(10));
  });
});

describe('the link of a set', () => {
  it('shows a stranger its verses, and shows as text whatever is no reference', async () => {
    renderApp('/learn?title=<b>Hope</b>&t=kjv&refs=Jn+11:35;%3Cimg+src%3Dx%3E;Psalms+117:2', { user: null });
    expect(await screen.findByRole('heading', { level: 1, name: '<b>Hope</b>' })).toBeVisible();
    expect(await screen.findByText('Jesus wept.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'John 11:35' })).toBeVisible();
    expect(screen.getByText('<img src=x>')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText(/^2 passages to learn by heart/)).toBeVisible();
  });

  it('with a translation that does not exist says so, and opens in another one', async () => {
    renderApp('/learn?t=xyz&refs=John+11:35', { user: null });
    expect(await screen.findByText('There is no translation “xyz”.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Translation' })).toBeVisible();
  });

  it('reads references between commas, and shows a long text whole as none', async () => {
    const long = `Psalms 23:${Array.from({ length: 30 }, (_, n) => n + 1).join(',')}`;
    renderApp(`/learn?t=KJV&refs=John+11:35,Psalms+117:2;${long}`, { user: null });
    expect(await screen.findByRole('heading', { level: 2, name: 'John 11:35' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Psalms 117:2' })).toBeVisible();
    expect(screen.getByText(long)).toBeVisible();
    expect(screen.getByText(/^2 passages to learn by heart/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Translation' })).toHaveValue('kjv');
    expect(screen.queryByText(/There is no translation/)).toBeNull();
  });

  it('shows the words beside a reference, and leaves them out', async () => {
    renderApp('/learn?t=kjv&refs=Jn+11:35+for+the+sad;Psalms+117:2+and+Psalms+117:9', { user: null });
    expect(await screen.findByRole('heading', { level: 2, name: 'John 11:35' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Psalms 117:2' })).toBeVisible();
    const left = screen
      .getAllByText('Not a Bible reference, and left out.')
      .map((each) => each.parentElement);
    expect(left.map((each) => each?.firstChild?.textContent)).toEqual(['for the sad', 'Psalms 117:9']);
    expect(screen.getByText(/^2 passages to learn by heart/)).toBeVisible();
  });

  it('without a passage leads to the sets', async () => {
    const { user } = renderApp('/learn?refs=nothing', { user: null });
    await user.click(await screen.findByRole('link', { name: 'See the sets' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sets' })).toBeVisible();
  });

  it('lets a stranger learn, and brings what they kept and recalled to the new name', async () => {
    const app = renderApp(LINK, { user: null });
    await app.user.click(await screen.findByRole('link', { name: 'Learn now' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'John 11:35' })).toBeVisible();
    await learn(app, JESUS_WEPT);
    expect(await screen.findByRole('heading', { level: 2, name: /^By heart/ })).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Next verse' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Psalms 117:2' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'All of the set' }));
    expect(await screen.findByText('By heart')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Keep these' }));
    await nameNewUser(app.user, 'miriam');
    await logIn(app.user);
    expect(await screen.findByText('2 passages added to your memory passages')).toBeVisible();
    expect(currentPath()).toBe(LINK);
    const [first, second] = passagesOf(app, 'miriam');
    expect(first).toMatchObject({ bookName: 'john', chapter: 11, startVerse: 35 });
    expect(second).toMatchObject({ bookName: 'psalms', chapter: 117, startVerse: 2 });
    await waitFor(async () =>
      expect(await readRecallRows('miriam')).toMatchObject([
        { entry: { passageId: first?.passageId, exercise: 'letters', score: 1 } },
      ]),
    );
  });

  it('adds none that the user has already, and nothing is left to bring twice', async () => {
    const app = renderApp(LINK, { user: null });
    await app.user.click(await screen.findByRole('button', { name: 'Keep these' }));
    const { memoryPassages: passages } = app.api.db.user('demo');
    const before = passages.length;
    const [known = expect.fail()] = passages;
    passages.push({ ...known, passageId: 9999, bookName: 'john', chapter: 11, startVerse: 35, endVerse: 35 });
    await nameUser(app.user, 'demo');
    await logIn(app.user);
    expect(await screen.findByText('1 passage added to your memory passages')).toBeVisible();
    expect(passagesOf(app, 'demo')).toHaveLength(before + 2);
  });

  it('keeps nothing for a user who signs in after the guest went back', async () => {
    const app = renderApp(LINK, { user: null });
    await app.user.click(await screen.findByRole('button', { name: 'Keep these' }));
    await screen.findByRole('button', { name: 'I have a name' });
    const before = passagesOf(app, 'demo').length;
    act(() => window.history.back());
    await screen.findByText('Jesus wept.');
    act(() => void app.store.dispatch(signedIn({ userName: 'demo' })));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep these' })).toBeEnabled());
    await app.outbox.flush({ now: true });
    expect(passagesOf(app, 'demo')).toHaveLength(before);
  });

  it('is nearly, and not by heart, after a look at the text, and leads on', async () => {
    const app = renderApp(`${LINK}&at=1`, { user: null });
    await learn(app, 'j');
    const exercises = within(screen.getByRole('group', { name: 'Exercises' }));
    for (const name of ['Read', 'First letters'])
      await app.user.click(exercises.getByRole('button', { name }));
    await app.user.type(await screen.findByLabelText('First letter of the next word'), 'w');
    const verdict = 'Nearly · 2 of 2 words, with 1 peek';
    expect(await screen.findByRole('heading', { level: 2, name: verdict })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Next verse' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'All of the set' }));
    expect(await screen.findByRole('button', { name: 'Keep these' })).toBeVisible();
    expect(screen.queryByText('By heart')).toBeNull();
  });

  it('asks for the exercise again after a miss', async () => {
    const app = renderApp(`${LINK}&at=1`, { user: null });
    await learn(app, 'xx');
    await app.user.click(await screen.findByRole('button', { name: 'Again' }));
    await app.user.type(await screen.findByLabelText('First letter of the next word'), JESUS_WEPT);
    expect(await screen.findByRole('heading', { level: 2, name: /^By heart/ })).toBeVisible();
  });
});

describe('Start here', () => {
  const region = () => screen.findByRole('region', { name: 'Start here' });

  it('is above Browse Bible for a new user who got the nuggets of another', async () => {
    const app = renderApp('/login', { user: null, installation: OLDER_INSTALLATION });
    await nameNewUser(app.user, 'susanna');
    await logIn(app.user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Browse Bible' })).toBeVisible();
    await app.user.click(within(await region()).getByRole('link', { name: 'Learn a first verse now' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'John 3:16' })).toBeVisible();
  });

  it('opens the chapter of the day, recorded as read, and is gone for good once closed', async () => {
    const app = renderApp('/today', {
      prepare: (db) => void Object.assign(db.user('demo'), emptyUserData()),
    });
    const read = await within(await region()).findByRole('button', { name: 'Read today’s chapter' });
    await app.user.click(read);
    await waitFor(() => expect(currentPath()).toMatch(/^\/readBibleChapter\//));
    await waitFor(() => expect(app.api.db.user('demo').readingProgress).toHaveLength(1));
    // The reader has replaced Today.
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Start here' })).toBeNull());
    window.history.back();
    await app.user.click(within(await region()).getByRole('button', { name: 'Close Start here' }));
    expect(screen.queryByRole('region', { name: 'Start here' })).toBeNull();
    app.unmount();
    renderApp('/today', { prepare: (db) => void Object.assign(db.user('demo'), emptyUserData()) });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start' })).toBeVisible());
    expect(screen.queryByRole('region', { name: 'Start here' })).toBeNull();
  });

  it('is not shown to a person who has practised', async () => {
    renderApp('/browseBible');
    expect(await screen.findByText(/^1 of \d+$/)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('nuggets.newcomer/demo')).toBe('started'));
    expect(screen.queryByRole('region', { name: 'Start here' })).toBeNull();
  });
});

describe('Share as a set', () => {
  it('gives the link of what was chosen in My Memory Passages, with its code', async () => {
    const { user } = renderApp('/memoryPassages');
    await user.type(await screen.findByLabelText('Search passages'), 'Romans');
    await screen.findByText(/^\d+ of \d+ passages$/);
    await user.click(screen.getByRole('button', { name: 'Share as a set' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share as a set' }));
    expect(dialog.getByLabelText('Title')).toHaveValue('Romans');
    await user.clear(dialog.getByLabelText('Title'));
    await user.type(dialog.getByLabelText('Title'), 'Hope');
    await user.click(dialog.getByRole('button', { name: /^\d+ of \d+ passages chosen$/ }));
    const [first = expect.fail(), ...others] = dialog.getAllByRole('checkbox');
    for (const other of others) await user.click(other);
    const code = dialog.getByRole('img', { name: /^Code of the link/ });
    expect(code).toHaveAccessibleName(/\/nuggets\/learn\?title=Hope&t=\w+&refs=Romans\+\d+:\d+(?:-\d+)?$/);
    await user.click(first);
    expect(dialog.getByText('Choose a passage.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Copy link' })).toBeDisabled();
  });

  it.each([
    ['a box', '/memoryPassagesByBox?box=1', 'Box 1'],
    ['one passage', '/memoryPassages/1', /^\w.* \d+:\d+/],
  ])('is offered for %s', async (_, path, title) => {
    const { user } = renderApp(path);
    const offers = await screen.findAllByRole('button', { name: 'Share as a set' });
    await user.click(offers.at(-1) ?? expect.fail());
    const dialog = within(await screen.findByRole('dialog', { name: 'Share as a set' }));
    const field = dialog.getByLabelText<HTMLInputElement>('Title');
    expect(field.value).toMatch(title);
  });

  it('is offered for the nuggets of a topic', async () => {
    const app = renderApp('/browseBible');
    const dialog = await shareFirstTopic(app);
    expect(dialog.getByRole('img', { name: /learn\?title=/ })).toBeVisible();
  });

  it.each([
    [
      'Forgiveness and mercy, Prayer and fasting, Suffering and endurance',
      'Forgiveness and mercy, Prayer and fasting, Suffering and',
    ],
    [`${'Hope '.repeat(11)}Faith, Love`, `${'Hope '.repeat(11)}Faith`],
    [`${'Hope '.repeat(11)}Faith`, `${'Hope '.repeat(11)}Faith`],
    ['恩典'.repeat(40), '恩典'.repeat(30)],
  ])('offers as much of a long title as its recipient sees (%#)', async (name, title) => {
    const app = renderApp('/browseBible', {
      prepare: (db) => {
        const [topic = expect.fail()] = db.user('demo').topics;
        topic.name = name;
      },
    });
    const dialog = await shareFirstTopic(app);
    expect(dialog.getByLabelText('Title')).toHaveValue(title);
  });
});
