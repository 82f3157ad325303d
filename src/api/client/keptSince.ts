const keptSince = new WeakMap<AbortSignal, number>();

/** Notes that the call with this signal was answered from what is kept. */
export const noteKept = (signal: AbortSignal | undefined, at: number): void => {
  if (signal) keptSince.set(signal, at);
};

/** When the answer that a call was given had come, if it was a kept one for want of the network. */
export const answeredFromKept = (signal: AbortSignal): number | undefined => keptSince.get(signal);
