/** Says that the app's own files could not be loaded, below a chapter that may already be painted. */
export function sayNotLoaded(): void {
  const words = document.createElement('p');
  words.textContent = 'Bible Nuggets could not be loaded.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload the page';
  reload.addEventListener('click', () => window.location.reload());
  const alert = document.createElement('div');
  alert.className = 'not-loaded';
  alert.role = 'alert';
  alert.append(words, reload);
  document.getElementById('root')?.append(alert);
}
