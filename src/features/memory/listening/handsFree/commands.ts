/** The commands that a person can say instead of the text. */
export type VoiceCommand = 'stop' | 'skip' | 'again' | 'read';

const COMMANDS: ReadonlyMap<string, VoiceCommand> = new Map([
  ['stop', 'stop'],
  ['stop listening', 'stop'],
  ['skip', 'skip'],
  ['skip it', 'skip'],
  ['next', 'skip'],
  ['again', 'again'],
  ['say it again', 'again'],
  ['read it', 'read'],
  ['i dont know', 'read'],
]);

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .trim()
    .replace(/\s+/g, ' ');

/** The command of a phrase that consists of nothing else; null if the text contains its words too. */
export function commandOf(phrase: string, text: string): VoiceCommand | null {
  const spoken = plain(phrase);
  const command = COMMANDS.get(spoken) ?? null;
  return command !== null && ` ${plain(text)} `.includes(` ${spoken} `) ? null : command;
}
