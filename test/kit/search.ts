import { screen } from '@testing-library/react';
import { renderApp } from '@test/kit/renderApp';

/** The path of a search that finds four verses. */
export const LOVE = '/search?phrase=love+one*another&group=new&book=All&translation=kjv';
/** The form collapses to its phrase once there is a search. */
export const openScope = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: /^Search in / }));
export const searches = (api: ReturnType<typeof renderApp>['api']) =>
  api.requests.filter(({ endpoint }) => endpoint === 'bible_search');
