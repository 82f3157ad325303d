import { expose } from 'comlink';
import { createBibleWork } from './bibleWork';

expose(createBibleWork());
