/** Loads that were answered by a kept copy for want of the network, by the thunk's type: how to ask again. */
const loads = new Map<string, () => unknown>();

/** Notes how a load ended: `repeat` asks again, null says that the server itself answered. */
export function noteKeptLoad(type: string, repeat: (() => unknown) | null): void {
  if (repeat) loads.set(type, repeat);
  else loads.delete(type);
}

/** Asks again for everything that is shown from a kept copy. */
export function repeatKeptLoads(): void {
  for (const repeat of [...loads.values()]) repeat();
}
