import * as v from 'valibot';
import type { NuggetRequest } from '@/store/nuggets/nuggetBrowser';

const request = v.object({ topicIds: v.optional(v.array(v.number())), nuggetId: v.optional(v.number()) });

/** What a history entry's state asks the nugget browser to show; an unreadable state asks for nothing. */
export function nuggetRequest(state: unknown): NuggetRequest {
  const parsed = v.safeParse(request, state);
  if (!parsed.success) return {};
  const { topicIds, nuggetId } = parsed.output;
  return { ...(topicIds && { topicIds }), ...(nuggetId !== undefined && { nuggetId }) };
}
