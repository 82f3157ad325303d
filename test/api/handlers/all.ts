import type { RequestHandler } from 'msw';
import type { MockDb } from '../db';
import { addAdditionalLink } from './addAdditionalLink';
import { addMemoryPassage } from './addMemoryPassage';
import { addNewTopic } from './addNewTopic';
import { addNonbibleMemoryFact } from './addNonbibleMemoryFact';
import { addNonmemoryPassage } from './addNonmemoryPassage';
import { addPassageTopic } from './addPassageTopic';
import { addPrayer } from './addPrayer';
import { addPrayerSession } from './addPrayerSession';
import { addQuoteTopic } from './addQuoteTopic';
import { archivePrayer } from './archivePrayer';
import { bibleSearch } from './bibleSearch';
import { copyDbToAnother } from './copyDbToAnother';
import type { Endpoint, HandlerOptions } from './endpoint';
import { getAdditionalLinks } from './getAdditionalLinks';
import { getAllReadingPlanProgress } from './getAllReadingPlanProgress';
import { getAllUsers } from './getAllUsers';
import { getMemPracticeHistory } from './getMemPracticeHistory';
import { getMempsgList } from './getMempsgList';
import { getMempsgTextOverrides } from './getMempsgTextOverrides';
import { getNuggetIdList } from './getNuggetIdList';
import { getPassageText } from './getPassageText';
import { getPrayers } from './getPrayers';
import { getPrayerSessions } from './getPrayerSessions';
import { getQuoteList } from './getQuoteList';
import { getQuoteText } from './getQuoteText';
import { getTagList } from './getTagList';
import { nuggetsLogin } from './nuggetsLogin';
import { sendSearchResults } from './sendSearchResults';
import { updateLastViewed } from './updateLastViewed';
import { updatePassage } from './updatePassage';
import { updatePrayer } from './updatePrayer';
import { updateQuote } from './updateQuote';
import { updateReadingPlan } from './updateReadingPlan';

const ENDPOINTS: readonly Endpoint[] = [
  addAdditionalLink,
  addMemoryPassage,
  addNewTopic,
  addNonbibleMemoryFact,
  addNonmemoryPassage,
  addPassageTopic,
  addPrayer,
  addPrayerSession,
  addQuoteTopic,
  archivePrayer,
  bibleSearch,
  copyDbToAnother,
  getAdditionalLinks,
  getAllReadingPlanProgress,
  getAllUsers,
  getMemPracticeHistory,
  getMempsgList,
  getMempsgTextOverrides,
  getNuggetIdList,
  getPassageText,
  getPrayerSessions,
  getPrayers,
  getQuoteList,
  getQuoteText,
  getTagList,
  nuggetsLogin,
  sendSearchResults,
  updateLastViewed,
  updatePassage,
  updatePrayer,
  updateQuote,
  updateReadingPlan,
];

/** The names of all scripts, without `.php`. */
export const ENDPOINT_NAMES: readonly string[] = ENDPOINTS.map(({ name }) => name);

/** A handler for every script, at `/bible/api/` of any host. */
export function createHandlers(db: MockDb, options: HandlerOptions): RequestHandler[] {
  return ENDPOINTS.map(({ handler }) => handler({ db, ...options }));
}
