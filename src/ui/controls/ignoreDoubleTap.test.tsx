import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreDoubleTap } from './ignoreDoubleTap';

let stop: () => void;
beforeEach(() => (stop = ignoreDoubleTap()));
afterEach(() => stop());

const onPress = vi.fn<() => void>();
afterEach(() => onPress.mockReset());

const button = (name: string) => screen.getByRole('button', { name });

/** `count` is how many taps the browser counted at one position; 0 for a key. */
const tap = (name: string, count: number) => fireEvent.click(button(name), { detail: count });

const TOUCH = { pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 };

/** A button that disappears at a tap, above the children. */
function Above({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  if (!open) return children;
  return (
    <button type="button" onClick={() => setOpen(false)}>
      Close
    </button>
  );
}

it('presses a button once at a double tap, and again at the next tap', async () => {
  render(
    <button type="button" onClick={onPress}>
      Record
    </button>,
  );
  const user = userEvent.setup();
  await user.dblClick(button('Record'));
  expect(onPress).toHaveBeenCalledTimes(1);
  await user.click(button('Record'));
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('does not send a form twice', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <button type="submit">Save</button>
    </form>,
  );
  await userEvent.dblClick(button('Save'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('presses a repeating button as often as tapped, while its name is the same', () => {
  function Steps() {
    const [step, setStep] = useState(1);
    return (
      <button type="button" data-repeats onClick={() => (step > 2 ? onPress() : setStep(step + 1))}>
        {step > 2 ? 'Finish' : 'Step'}
      </button>
    );
  }
  render(<Steps />);
  tap('Step', 1);
  tap('Step', 2);
  tap('Finish', 3);
  expect(onPress).not.toHaveBeenCalled();
  tap('Finish', 1);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it.each([
  ['the second tap of a double tap', 2, 0],
  ['another tap', 1, 1],
  ['a key', 0, 1],
])('presses what comes under the finger %#: %s', (_, count, presses) => {
  render(
    <Above>
      <button type="button" data-repeats onClick={onPress}>
        Below
      </button>
    </Above>,
  );
  tap('Close', 1);
  tap('Below', count);
  expect(onPress).toHaveBeenCalledTimes(presses);
});

it('counts the taps on glass itself, where the browser does not', () => {
  render(
    <button type="button" onClick={onPress}>
      Record
    </button>,
  );
  const tapAt = (clientX: number) => {
    fireEvent.pointerDown(button('Record'), { pointerType: 'touch', isPrimary: true, clientX, clientY: 5 });
    tap('Record', 1);
  };
  tapAt(5);
  tapAt(9);
  expect(onPress).toHaveBeenCalledTimes(1);
  tapAt(90);
  expect(onPress).toHaveBeenCalledTimes(2);
});

it.each([
  ['a scroll', (at: HTMLElement) => fireEvent.pointerCancel(at, TOUCH)],
  ['a swipe', (at: HTMLElement) => fireEvent.pointerUp(at, { ...TOUCH, clientX: 95 })],
])('a tap right after %s is no second tap', (_, end) => {
  render(
    <button type="button" onClick={onPress}>
      Record
    </button>,
  );
  fireEvent.pointerDown(button('Record'), TOUCH);
  end(button('Record'));
  fireEvent.pointerDown(button('Record'), TOUCH);
  tap('Record', 1);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('leaves fields alone: a box is ticked and unticked, and a word is selected', async () => {
  render(
    <label>
      <input type="checkbox" onChange={onPress} /> Daily
    </label>,
  );
  await userEvent.dblClick(screen.getByRole('checkbox'));
  expect(onPress).toHaveBeenCalledTimes(2);
  await userEvent.dblClick(screen.getByText('Daily'));
  expect(onPress).toHaveBeenCalledTimes(4);
});

it.each([
  ['Enter', 'Record', false],
  [' ', 'Record', false],
  ['Enter', 'Next', true],
  ['a', 'Record', true],
])('a held %j on %s presses again: %s', (key, name, taken) => {
  render(
    <>
      <button type="button">Record</button>
      <button type="button" data-repeats>
        Next
      </button>
    </>,
  );
  expect(fireEvent.keyDown(button(name), { key, repeat: true })).toBe(taken);
  expect(fireEvent.keyDown(button(name), { key })).toBe(true);
});
