import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSwipe } from './useSwipe';

const onNext = vi.fn();
const onPrevious = vi.fn();
const animate = vi.fn();

function Turned() {
  const turning = useSwipe({ onNext, onPrevious });
  return <div ref={turning}>Text</div>;
}

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.animate = animate;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frame(0);
    return 0;
  });
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'animate'));

const text = () => screen.getByText('Text');
const at = (clientX: number, clientY = 0) => ({ touches: [{ clientX, clientY }] });
const drag = (...points: [number, number?][]) => {
  const [[startX, startY = 0] = [0], ...rest] = points;
  act(() => void fireEvent.touchStart(text(), at(startX, startY)));
  for (const [x, y = 0] of rest) act(() => void fireEvent.touchMove(text(), at(x, y)));
};
const letGo = () => act(() => void fireEvent.touchEnd(text(), { touches: [] }));

it('follows the finger, and turns past 80 px', () => {
  render(<Turned />);
  drag([200], [180], [100]);
  expect(text().style.transform).toBe('translateX(-100px)');
  letGo();
  expect(onNext).toHaveBeenCalledOnce();
  expect(text().style.transform).toBe('');
  expect(animate).toHaveBeenCalledWith(
    [{ transform: 'translateX(120px)' }, { transform: 'none' }],
    expect.objectContaining({ duration: 180 }),
  );
});

it('goes back to its place after a short move', () => {
  render(<Turned />);
  drag([100], [120], [170]);
  letGo();
  expect(onPrevious).not.toHaveBeenCalled();
  expect(animate).toHaveBeenCalledWith(
    [{ transform: 'translateX(70px)' }, { transform: 'none' }],
    expect.anything(),
  );
});

it('goes back to its place when the system ends the touch', () => {
  render(<Turned />);
  drag([200], [180], [120]);
  expect(text().style.transform).toBe('translateX(-80px)');
  act(() => void fireEvent.touchCancel(text()));
  expect(text().style.transform).toBe('');
  expect(onNext).not.toHaveBeenCalled();
  // The next swipe starts from the beginning.
  drag([100], [120], [200]);
  letGo();
  expect(onPrevious).toHaveBeenCalledOnce();
});

it('leaves scrolling to the page, however far to the side the finger ends', () => {
  render(<Turned />);
  drag([200, 0], [200, 40], [20, 60]);
  expect(text().style.transform).toBe('');
  letGo();
  expect(onNext).not.toHaveBeenCalled();
});

it('turns without moving anything where the system asks for less motion', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  render(<Turned />);
  drag([100], [120], [200]);
  expect(text().style.transform).toBe('');
  letGo();
  expect(onPrevious).toHaveBeenCalledOnce();
  expect(animate).not.toHaveBeenCalled();
});
