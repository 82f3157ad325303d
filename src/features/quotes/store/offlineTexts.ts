import { isSameUser } from '@/data/session/users';
import { rememberedUser } from '@/features/account/public';
import { shouldSkipBackgroundWork } from '@/platform/scheduling/idle';
import type { AppThunk } from '@/data/store/appStore';
import { loadQuotesWithTexts, loadQuoteText, selectUnknownTexts } from './quoteTexts';

/** So few texts are loaded one by one: a quote that was added on another device is no reason to load all again. */
const FEW = 5;

/**
 * Loads the texts that this device does not have yet, in the background and with one call, so that every quote can be read
 * offline. Only for a user who is remembered here: nobody else's texts would be kept. A call that fails is not repeated.
 * To be called once the texts on this device are known.
 * @param signal aborts when the screen is left
 */
export const keepTextsForOffline =
  (signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isWanted = () => {
      const { currentUser } = getState().user;
      const remembered = rememberedUser();
      const isRemembered = currentUser !== null && remembered !== null && isSameUser(currentUser, remembered);
      return isRemembered && !signal.aborted && !shouldSkipBackgroundWork();
    };
    const unknown = selectUnknownTexts(getState());
    if (unknown.length === 0 || !isWanted()) return;
    if (unknown.length > FEW) {
      const loading = dispatch(loadQuotesWithTexts());
      signal.addEventListener('abort', () => loading.abort());
      await loading;
      return;
    }
    for (const id of unknown) if (isWanted()) await dispatch(loadQuoteText(id));
  };
