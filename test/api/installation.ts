/** The differences between deployments of the PHP server. */
export interface Installation {
  /** A new user starts with a copy of `copyUser`; otherwise empty. */
  copiesUsers: boolean;
  /** A view is added to the practice history; otherwise only the passage changes. */
  keepsPracticeHistory: boolean;
}

export const CURRENT_INSTALLATION: Installation = { copiesUsers: false, keepsPracticeHistory: false };
export const OLDER_INSTALLATION: Installation = { copiesUsers: true, keepsPracticeHistory: true };
