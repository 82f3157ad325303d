import { waitingCommands, type Outcome } from '@/api/outbox/outbox';
import type { Command } from '@/api/outbox/commands';

/** Below every id that a server or a slice gives. */
const FIRST_PROVISIONAL = -1_000_000;

/** The id of a new row: the server's, or a provisional one, below zero, while the row waits in the outbox. */
export const idOf = (outcome: Outcome): number =>
  'sent' in outcome ? outcome.sent : FIRST_PROVISIONAL - outcome.waiting;

/** Whether a row with this id waits in the outbox. */
export const isProvisional = (id: number): boolean => id <= FIRST_PROVISIONAL;

/** The catalogue's words for a success, and that the server has yet to hear of it, where that is so. */
export const successWords = (words: string, waits: boolean): string =>
  waits ? `${words} (waiting to be sent)` : words;

/** The user's writes of one kind that the server does not have yet, oldest first, each with its provisional id. */
export async function waitingOf<Kind extends Command['kind']>(
  user: string,
  kind: Kind,
): Promise<(Extract<Command, { kind: Kind }> & { provisionalId: number })[]> {
  const isOfKind = (command: Command): command is Extract<Command, { kind: Kind }> => command.kind === kind;
  return (await waitingCommands(user)).flatMap(({ id, command }) =>
    isOfKind(command) ? [{ ...command, provisionalId: FIRST_PROVISIONAL - id }] : [],
  );
}
