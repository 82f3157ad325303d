export interface Link {
  /** Of the form `4.N`. */
  key: string;
  label: string;
  /** The address as it was saved. Open it only if `safeHttpUrl` accepts it. */
  action: string;
  /** True for a link the user added. */
  additional: boolean;
}
