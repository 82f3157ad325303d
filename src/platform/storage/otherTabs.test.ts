import { expect, it, vi } from 'vitest';
import { createOtherTabs } from './otherTabs';

it('gives a message to the members of its topic in other tabs, until they leave', async () => {
  const heard: string[] = [];
  const [here, there] = [createOtherTabs(), createOtherTabs()];
  const sender = here.join<string>('a', (message) => heard.push(`here: ${message}`));
  const ofA = there.join<string>('a', (message) => heard.push(`a: ${message}`));
  const ofB = there.join<string>('b', (message) => heard.push(`b: ${message}`));
  sender.post('one');
  await vi.waitFor(() => expect(heard).toEqual(['a: one']));
  ofA.leave();
  ofA.post('from one that has left');
  sender.post('two');
  const later = here.join<string>('b', (message) => heard.push(`here, b: ${message}`));
  ofB.post('three');
  await vi.waitFor(() => expect(heard).toEqual(['a: one', 'here, b: three']));
  for (const each of [sender, ofB, later]) each.leave();
});

it('opens one channel for all topics, closed once the last is left', () => {
  const [opened, closed] = [vi.fn<(name: string) => void>(), vi.fn<() => void>()];
  class Channel extends EventTarget {
    constructor(name: string) {
      super();
      opened(name);
    }
    close() {
      closed();
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  try {
    const tabs = createOtherTabs();
    const [first, second] = ['a', 'b'].map((topic) => tabs.join(topic, () => undefined));
    expect(opened).toHaveBeenCalledOnce();
    first?.leave();
    first?.leave();
    expect(closed).not.toHaveBeenCalled();
    second?.leave();
    expect(closed).toHaveBeenCalledOnce();
    for (const topic of ['a', 'b']) tabs.join(topic, () => undefined);
    tabs.close();
    expect(closed).toHaveBeenCalledTimes(2);
  } finally {
    vi.unstubAllGlobals();
  }
});
