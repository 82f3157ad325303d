import { element } from './element';

/** Says that the app's own files could not be loaded, below a chapter that may already be painted. */
export function sayNotLoaded(): void {
  const reload = element('button', '', 'Reload the page');
  reload.onclick = () => location.reload();
  const words = element('p', '', 'Bible Nuggets could not be loaded.');
  const alert = element('div', 'not-loaded', words, reload);
  alert.role = 'alert';
  document.getElementById('root')?.append(alert);
}
