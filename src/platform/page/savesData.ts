import * as v from 'valibot';

const sparing = v.object({
  connection: v.union([
    v.object({ saveData: v.literal(true) }),
    v.object({ type: v.literal('cellular') }),
    v.object({ effectiveType: v.picklist(['slow-2g', '2g']) }),
  ]),
});

/** Whether a large download is unwelcome, as far as the browser tells: data saving is on, or the connection is metered or slow. */
export const savesData = (): boolean => v.is(sparing, navigator);
