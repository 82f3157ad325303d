/** Characters that leave no mark, and spaces that look like the plain one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|(?! )\p{Zs}/u;

/**
 * Why a user cannot be created under this name, without outer white space; null if they can. Two names that look the same
 * must not be two users.
 */
export const validateNewUserName = (name: string): string | null =>
  INVISIBLE.test(name) ? 'The new user name has invisible characters in it. Please type it again.' : null;
