import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The text of the quote on the screen. */
export const quoteText = () => document.querySelector('blockquote')?.textContent;

/** Waits for a quote's text to be on the screen. */
export const quoteTextIs = async (text: string | undefined): Promise<void> =>
  waitFor(() => expect(quoteText()).toBe(text));
