/** Awaited between small steps of long work: lets the page respond, and throws when the work was cancelled. */
export type Step = () => Promise<void>;
