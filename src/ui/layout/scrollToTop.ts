/** Shows the top of the page or of a pane, and goes on at the heading: the button that was pressed is no more. */
export function scrollToTop(frame: Pick<Element, 'scrollTo'> = window): void {
  frame.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
