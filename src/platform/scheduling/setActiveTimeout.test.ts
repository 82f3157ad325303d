import { expect, it } from 'vitest';
import { setActiveTimeout } from './setActiveTimeout';

/** As a page whose script runs for so long. */
function standStill(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('hears first of what came while the page stood still', async () => {
  const heard: string[] = [];
  const over = new Promise<void>((resolve) => {
    setActiveTimeout(40, () => {
      heard.push('the wait is over');
      resolve();
    });
  });
  standStill(60);
  setImmediate(() => heard.push('the answer'));
  await over;
  expect(heard).toEqual(['the answer', 'the wait is over']);
});

it('runs nothing once cancelled', async () => {
  let ran = false;
  const cancel = setActiveTimeout(8, () => (ran = true));
  await new Promise((resolve) => setTimeout(resolve, 5));
  cancel();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ran).toBe(false);
});
