import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '@test/kit/renderApp';

const box = () => screen.queryByRole('combobox', { name: /Reference, screen/ });

/** Touches the page at one point and lifts at another. */
function pull(from: [x: number, y: number], to: [x: number, y: number], target: Element = document.body) {
  const touch = ([clientX, clientY]: [number, number]) => ({ clientX, clientY });
  fireEvent.touchStart(target, { touches: [touch(from)] });
  fireEvent.touchEnd(target, { touches: [], changedTouches: [touch(to)] });
}

async function shown() {
  const app = renderApp('/links');
  const heading = await screen.findByRole('heading', { level: 1 });
  // The box's code is loaded after the screen's.
  await expect
    .poll(() => document.documentElement.style.overscrollBehaviorY, { timeout: 20_000 })
    .toBe('contain');
  return { ...app, heading };
}

afterEach(() => {
  window.scrollY = 0;
});

describe('the pull of a thumb', () => {
  it('opens the command box from the top of the page', async () => {
    await shown();
    pull([180, 100], [190, 260]);
    expect(
      await screen.findByRole('combobox', { name: /Reference, screen/ }, { timeout: 20_000 }),
    ).toHaveFocus();
  });

  it.each<[string, [number, number], [number, number]]>([
    ['that is short', [180, 100], [180, 200]],
    ['that goes sideways', [180, 100], [260, 300]],
    ['that goes up', [180, 300], [180, 100]],
  ])('%s opens nothing', async (_, from, to) => {
    await shown();
    pull(from, to);
    expect(box()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('scrolls the page further down, and a part that scrolls by itself', async () => {
    const { heading } = await shown();
    window.scrollY = 40;
    pull([180, 100], [180, 300]);
    window.scrollY = 0;
    const part = document.querySelector('main') ?? heading;
    part.scrollTop = 30;
    pull([180, 100], [180, 300], heading);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
