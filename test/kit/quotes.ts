import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The text of the quote on the screen. */
export const quoteText = () => document.querySelector('blockquote')?.textContent;

/** Waits until a quote's text is on the screen. */
export const quoteTextIs = async (text: string | undefined): Promise<void> =>
  waitFor(() => expect(quoteText()).toBe(text));

/** The field of Edit Quote, once the quote's text has been read and can be edited. */
export async function fieldOfQuote(): Promise<HTMLElement> {
  const field = await screen.findByRole('textbox', { name: 'Quote text' });
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  return field;
}
