/** Invisible characters, and spaces that look like the normal one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|(?! )\p{Zs}/u;

/** An emoji, which may have invisible characters between and after its signs: ❤️, 👨‍👩‍👧, 1️⃣. */
const EMOJI =
  /[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]*(?:\u200D\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*)*/gu;

/** The name without invisible characters and the emoji that have them, with normal spaces; `''` if nothing else is in it. */
const visibleOf = (name: string): string =>
  name
    .replaceAll(EMOJI, (emoji) => (INVISIBLE.test(emoji) ? '' : emoji))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(new RegExp(INVISIBLE, 'gu'), '')
    .trim();

/** More do not fit into the server's database. */
const MAX_LENGTH = 100;

/**
 * Why a user cannot be created with this name, ignoring outer white space; null if they can. No two users may have
 * names that look the same.
 */
export function validateNewUserName(name: string): string | null {
  if (INVISIBLE.test(name)) {
    const visible = visibleOf(name);
    const without = visible === '' ? 'Please choose another.' : `Without them: ${visible}`;
    return `The new user name has invisible characters in it, as some emoji do. ${without}`;
  }
  const { length } = Array.from(name);
  return length > MAX_LENGTH
    ? `A user name has at most ${MAX_LENGTH} characters; this one has ${length}.`
    : null;
}
