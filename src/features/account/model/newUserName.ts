/** Invisible characters, and spaces that look like the normal one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|(?! )\p{Zs}/u;

/** More do not fit into the server's database. */
const MAX_LENGTH = 100;

/**
 * Why a user cannot be created with this name, ignoring outer white space; null if they can. No two users may have
 * names that look the same.
 */
export function validateNewUserName(name: string): string | null {
  if (INVISIBLE.test(name)) return 'The new user name has invisible characters in it. Please type it again.';
  const { length } = Array.from(name);
  return length > MAX_LENGTH
    ? `A user name has at most ${MAX_LENGTH} characters; this one has ${length}.`
    : null;
}
