/** Invisible characters, and spaces that look like the normal one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|(?! )\p{Zs}/u;

/**
 * Why a user cannot be created with this name, ignoring outer white space; null if they can. No two users may have
 * names that look the same.
 */
export const validateNewUserName = (name: string): string | null =>
  INVISIBLE.test(name) ? 'The new user name has invisible characters in it. Please type it again.' : null;
