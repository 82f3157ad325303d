/** An element with a class, or none for '', and what is in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

/** Says that the app's own files could not be loaded, below a chapter that may already be painted. */
export function showLoadError(): void {
  const reload = element('button', '', 'Reload the page');
  reload.onclick = () => location.reload();
  const words = element('p', '', 'Bible Nuggets could not be loaded.');
  const alert = element('div', 'not-loaded', words, reload);
  alert.role = 'alert';
  document.getElementById('root')?.append(alert);
}
