import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { createTopic, loadTopics } from '@/features/topics/store/topics';
import { server } from '@test/kit/server';
import { startStore } from '@test/kit/startStore';
import { selectWaiting } from './sync';

it('starts no run beside one that hangs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { api, store, outbox } = startStore();
    await store.dispatch(loadTopics());
    api.faults.set('*', 'drop');
    await store.dispatch(createTopic('Slow'));
    // What the start of the store began is over.
    await outbox.flush();
    let asked = 0;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.get('*/bible/api/get_tag_list.php', async () => {
        asked += 1;
        await released;
        return HttpResponse.error();
      }),
    );
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(asked).toBe(1));
    for (let times = 0; times < 5; times += 1) document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60_000);
    await outbox.refresh();
    release();
    // Whatever stood behind the first run is over when this one is.
    await outbox.flush();
    expect(asked).toBeLessThan(4);
    expect(selectWaiting(store.getState())).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
