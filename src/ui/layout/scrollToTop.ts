/** Scrolls to the top of the page or of a pane, and focuses the heading, because the pressed button disappears. */
export function scrollToTop(frame: Pick<Element, 'scrollTo'> = window): void {
  frame.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
