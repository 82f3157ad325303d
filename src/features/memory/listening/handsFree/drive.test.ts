import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { deviceRecogniser, TestRecogniser } from '@test/kit/recogniser';
import { noticesOf, startStore } from '@test/kit/startStore';
import { deviceVoice } from '@test/kit/voice';
import { loadPassages } from '../../store/passages';
import { loadTextOverrides } from '../../store/textOverrides';
import { listeningChosen, selectListening } from '../listening';
import { pauseListening, resumeListening, startListening, stopListening, skipListening } from '../player';
import * as handsFree from './askPassage';

const TEXTS: Readonly<Record<number, string>> = {
  16: 'For God so loved the world, that he gave his only begotten Son.',
  17: 'For God sent not his Son into the world to condemn the world.',
  18: 'He that believeth on him is not condemned.',
};
const fakeTimers = () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
beforeEach(() => vi.useRealTimers());

/** A drive that asks John 3:16-18, one verse at a time. */
async function drive(
  ids = [16, 17, 18],
  prepare: (app: ReturnType<typeof startStore>) => void = () => undefined,
) {
  const [voice, recogniser] = [deviceVoice(), deviceRecogniser()];
  const app = startStore();
  const [row = expect.fail()] = app.data.memoryPassages;
  app.data.memoryPassages = [16, 17, 18].map((verse) => ({
    ...row,
    passageId: verse,
    bookName: 'john',
    chapter: 3,
    startVerse: verse,
    endVerse: verse,
  }));
  app.data.overrides = [16, 17, 18].map((verse) => ({
    passageId: verse,
    letter: null,
    verseNumber: 1,
    text: TEXTS[verse] ?? '',
  }));
  prepare(app);
  const { dispatch, getState } = app.store;
  await Promise.all([dispatch(loadPassages()), dispatch(loadTextOverrides())]);
  fakeTimers();
  stop = () => dispatch(stopListening());
  dispatch(listeningChosen({ asks: true }));
  dispatch(startListening(ids, handsFree));
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  await pass();
  return {
    dispatch,
    voice,
    recogniser,
    pass,
    state: () => selectListening(getState()),
    entries: () => getState().recallLog?.entries ?? [],
    notices: () => noticesOf(app),
    /** The voice finishes its utterance. */
    finish: async (times = 1) => {
      for (let left = times; left > 0; left -= 1) {
        voice.end();
        await pass();
      }
    },
    hear: async (words: string) => {
      recogniser().final(words);
      await pass();
    },
  };
}

it('asks in the car, hears, tells the result, and reads the text after a mistake', async () => {
  const { voice, recogniser, pass, finish, hear, state, entries, notices } = await drive();
  expect(voice.spoken).toEqual(['John 3, 16']);
  // It does not listen to itself.
  expect(TestRecogniser.made).toHaveLength(0);
  await finish();
  expect([recogniser().isOn, state().isHearing]).toEqual([true, true]);
  // The driver thinks, says it in two breaths, and the recogniser spells in its own way.
  await pass(7000);
  await hear('four god so loved the world');
  await pass(5000);
  await hear('that he gave his only begotten sun');
  expect([voice.spoken.at(-1), recogniser().isOn]).toEqual(['Right.', false]);
  expect(entries()).toMatchObject([{ passageId: 16, exercise: 'say', direction: 'by_ref', score: 1 }]);

  // The next passage follows without the text, because the answer was right.
  await finish();
  expect(voice.spoken.at(-1)).toBe('John 3, 17');
  await finish();
  await hear('for god sent not his son into the church to condemn the world');
  expect(voice.spoken.at(-1)).toBe('John 3, 17');
  await pass(4000);
  expect(voice.spoken.at(-1)).toBe('Nearly.');
  await finish();
  expect(voice.spoken.at(-1)).toBe(TEXTS[17]);
  expect(recogniser().isOn).toBe(false);
  await finish();
  await pass(1500);

  expect(voice.spoken.at(-1)).toBe('John 3, 18');
  await finish();
  await hear("I don't know");
  expect(voice.spoken.at(-1)).toBe(TEXTS[18]);
  await finish();
  await pass(1500);
  expect(voice.spoken.at(-1)).toBe('That was all: 1 of 3 right.');
  await finish();
  expect(state().status).toBe('off');
  expect(notices()).toEqual(['That was all: 1 of 3 right.']);
  expect(entries()).toMatchObject([
    { passageId: 16, score: 1 },
    { passageId: 17, exercise: 'say', missed: [{ key: 'world' }] },
    { passageId: 18, exercise: 'aloud', score: 0 },
  ]);
});

it('reads the text, and logs nothing, after silence or words about something else', async () => {
  const { voice, pass, finish, hear, entries } = await drive();
  await finish();
  await pass(7999);
  expect(voice.spoken).toHaveLength(1);
  await pass(1);
  expect(voice.spoken.at(-1)).toBe(TEXTS[16]);
  await finish();
  await pass(1500);
  await finish();
  await hear('turn left here and then go straight on');
  await pass(8000);
  expect(voice.spoken.at(-1)).toBe(TEXTS[17]);
  expect(entries()).toEqual([]);
});

it('obeys the words again, skip and stop', async () => {
  const { voice, finish, hear, state, entries, recogniser } = await drive();
  await finish();
  await hear('Again');
  expect(voice.spoken).toEqual(['John 3, 16', 'John 3, 16']);
  await finish();
  await hear('skip');
  expect(voice.spoken.at(-1)).toBe('John 3, 17');
  await finish();
  await hear('for god sent not');
  await hear('Stop listening.');
  expect(voice.spoken.at(-1)).toBe('Stopped.');
  await finish();
  expect([state().status, recogniser().isOn, entries()]).toEqual(['off', false, []]);
});

it('obeys the keys of a headset, and does not listen while paused', async () => {
  const { dispatch, voice, finish, hear, pass, state, recogniser } = await drive();
  await finish();
  await hear('for god so');
  dispatch(pauseListening());
  await pass(20_000);
  expect([state().status, state().isHearing, recogniser().isOn]).toEqual(['paused', false, false]);
  dispatch(resumeListening());
  await pass();
  // The question is asked again.
  expect(voice.spoken).toEqual(['John 3, 16', 'John 3, 16']);
  await finish();
  dispatch(skipListening(1));
  await pass();
  expect([voice.spoken.at(-1), recogniser().isOn]).toEqual(['John 3, 17', false]);
  dispatch(stopListening());
  await pass();
  expect([state().status, voice.spoken.at(-1)]).toEqual(['off', 'John 3, 17']);
});

it('keeps the screen on while playing, and lets the screen go off while paused', async () => {
  const held = new Set<object>();
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: () => {
        const lock = { release: () => Promise.resolve(held.delete(lock)) };
        held.add(lock);
        return Promise.resolve(lock);
      },
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  const { dispatch, finish, pass } = await drive();
  expect(held.size).toBe(1);
  dispatch(pauseListening());
  await pass();
  expect(held.size).toBe(0);
  dispatch(resumeListening());
  await pass();
  expect(held.size).toBe(1);
  dispatch(skipListening(1));
  await finish();
  expect(held.size).toBe(1);
  dispatch(pauseListening());
  // A pause lasts while a person skips.
  dispatch(skipListening(1));
  await pass();
  expect(held.size).toBe(0);
  dispatch(resumeListening());
  await pass();
  expect(held.size).toBe(1);
  dispatch(stopListening());
  await pass();
  expect(held.size).toBe(0);
});

it('says once why nothing is heard, and continues like plain listening', async () => {
  const { voice, pass, finish, recogniser, entries, notices } = await drive();
  await finish();
  recogniser().fail('network');
  await pass();
  const sentence = 'Your browser turns speech into words over the network, which is away.';
  expect([voice.spoken.at(-1), notices()]).toEqual([sentence, [sentence]]);
  await finish();
  await pass(5000);
  expect(voice.spoken.at(-1)).toBe(TEXTS[16]);
  await finish();
  await pass(1500);
  await finish();
  recogniser().fail('network');
  await pass();
  expect(voice.spoken.at(-1)).toBe('John 3, 17');
  await pass(6000);
  expect(voice.spoken.at(-1)).toBe(TEXTS[17]);
  await finish();
  await pass(1500);
  // The network is back.
  await finish();
  recogniser().final('he that believeth on him is not condemned');
  await pass();
  expect(voice.spoken.at(-1)).toBe('Right.');
  expect(entries()).toHaveLength(1);
});

it('hears no answer to a question that the voice failed to ask, and pauses', async () => {
  const { dispatch, voice, pass, finish, state, entries, notices } = await drive();
  voice.fail();
  await pass(60_000);
  expect([state().status, state().isHearing]).toEqual(['paused', false]);
  expect(TestRecogniser.made).toHaveLength(0);
  expect(notices()).toEqual(['The voice of this device failed']);
  dispatch(resumeListening());
  await pass();
  expect(voice.spoken).toEqual(['John 3, 16', 'John 3, 16']);
  await finish();
  expect([state().isHearing, entries()]).toEqual([true, []]);
});

it('counts an answer once, even if the voice fails to tell the result', async () => {
  const { dispatch, voice, pass, finish, hear, state, entries } = await drive();
  await finish();
  await hear(TEXTS[16] ?? '');
  expect(voice.spoken.at(-1)).toBe('Right.');
  voice.fail();
  await pass();
  voice.fail();
  await pass(60_000);
  expect([state().status, voice.spoken.at(-1)]).toEqual(['paused', 'John 3, 17']);
  dispatch(resumeListening());
  await pass();
  expect([voice.spoken.at(-1), entries().length]).toEqual(['John 3, 17', 1]);
});

it('pauses when the voice fails to say that a text is missing', async () => {
  const { dispatch, voice, pass, state } = await drive([16, 17], ({ data, api }) => {
    data.overrides = [];
    api.faults.set('get_passage_text', '500');
  });
  dispatch(listeningChosen({ repeats: true }));
  await vi.waitFor(() => expect(voice.spoken).toHaveLength(1));
  voice.fail();
  await pass(1000);
  expect([state().status, voice.spoken.length]).toEqual(['paused', 1]);
});

it('does not hear while the page is hidden', async () => {
  const { voice, finish, pass, recogniser } = await drive();
  await finish();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass();
  expect([voice.spoken.at(-1), recogniser().isOn]).toEqual([
    'Nothing is heard while the page is hidden.',
    false,
  ]);
  await finish();
  await pass(6000);
  expect(voice.spoken.at(-1)).toBe(TEXTS[16]);
  await finish();
  await pass(1500);
  await finish();
  expect(TestRecogniser.made).toHaveLength(1);
});

it('only reads once hands free is switched off', async () => {
  const { dispatch, voice, finish, hear, pass } = await drive([17, 18]);
  await finish();
  dispatch(listeningChosen({ asks: false }));
  await hear('skip');
  expect(voice.spoken.at(-1)).toBe('John 3, 18');
  await finish();
  expect(TestRecogniser.made).toHaveLength(1);
  await pass(6000);
  expect(voice.spoken.at(-1)).toBe(TEXTS[18]);
});

it('asks for no passage whose text does not come: any sound would be right', async () => {
  const { voice, pass, finish, entries } = await drive([16, 17], ({ data, api }) => {
    data.overrides = data.overrides.filter(({ passageId }) => passageId !== 16);
    api.faults.set('get_passage_text', '500');
  });
  await vi.waitFor(() => expect(voice.spoken).toEqual(['There is no text for John 3:16.']));
  expect(TestRecogniser.made).toHaveLength(0);
  await finish();
  await pass(100);
  await vi.waitFor(() => expect(voice.spoken.at(-1)).toBe('John 3, 17'));
  expect(entries()).toEqual([]);
});
