import { yieldToMain } from '@/platform/scheduling/yieldToMain';
import { sayNotLoaded } from './notLoaded';
import '@/styles/main.scss';

/*
 * The app comes in three parts, which are downloaded together (see `loadApp.ts`) and evaluated one after the other, each in
 * its own task, so that the text that is already painted still responds to touch.
 */
const parts = [() => import('./parts/react'), () => import('./parts/libraries')];

async function main(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  for (const part of parts) {
    await part();
    await yieldToMain();
  }
  const { mount } = await import('@/main');
  await yieldToMain();
  await mount(root);
}

main().catch((error: unknown) => {
  sayNotLoaded();
  throw error;
});
