import { createContext, type RefObject } from 'react';

/** The pane that a long list scrolls in; null if it scrolls with the page. */
export const PaneScroll = createContext<RefObject<HTMLElement | null> | null>(null);
