/** Characters that leave no mark, and spaces that look like the plain one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|(?! )\p{Zs}/u;

/** More do not fit into the server's database. */
const MAX_LENGTH = 100;

/**
 * Why a user cannot be created under this name, without outer white space; null if they can. Two names that look the same
 * must not be two users.
 */
export function validateNewUserName(name: string): string | null {
  if (INVISIBLE.test(name)) return 'The new user name has invisible characters in it. Please type it again.';
  const { length } = Array.from(name);
  return length > MAX_LENGTH
    ? `A user name has at most ${MAX_LENGTH} characters; this one has ${length}.`
    : null;
}
