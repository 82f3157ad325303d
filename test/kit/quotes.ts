import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The text of the quote on the screen. */
export const quoteText = () => document.querySelector('blockquote')?.textContent;

/** Waits until a quote's text is on the screen. */
export const quoteTextIs = async (text: string | undefined): Promise<void> =>
  waitFor(() => expect(quoteText()).toBe(text));

/** The field of Edit Quote. */
export const fieldOfQuote = () => screen.findByRole('textbox', { name: 'Quote text' });
