export interface Link {
  /** Of the form `4.N`. */
  key: string;
  label: string;
  /** The address as it was saved: open it only when `safeHttpUrl` passes it. */
  action: string;
  /** True for a link the user added. */
  additional: boolean;
}
