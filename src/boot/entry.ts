import { yieldToMain } from '@/platform/scheduling/yieldToMain';
import { showLoadError } from './element';
import '@/styles/main.scss';

/*
 * The app comes in three parts, which are downloaded together (see `loadApp.ts`) and evaluated one after the other, each in
 * its own task, so that the text that is already painted still responds to touch.
 */
async function main(): Promise<void> {
  await import('./parts/react');
  await yieldToMain();
  await import('./parts/libraries');
  await yieldToMain();
  const { mount } = await import('@/main');
  await yieldToMain();
  const root = document.getElementById('root');
  if (root) await mount(root);
}

main().catch((error: unknown) => {
  showLoadError();
  throw error;
});
