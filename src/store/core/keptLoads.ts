interface KeptLoad {
  user: string;
  repeat: () => unknown;
}

/** Loads that were answered by a kept copy for want of the network, by the thunk's type. */
const loads = new Map<string, KeptLoad>();

/** Notes how a user's load ended: `repeat` asks again, null says that the server itself answered. */
export function noteKeptLoad(type: string, user: string, repeat: (() => unknown) | null): void {
  if (repeat) loads.set(type, { user, repeat });
  else loads.delete(type);
}

/** Asks again for everything that is shown to this user from a kept copy; what was shown to others is over. */
export function repeatKeptLoads(user: string): void {
  for (const [type, load] of [...loads]) {
    if (load.user === user) load.repeat();
    else loads.delete(type);
  }
}
