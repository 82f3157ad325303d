export interface User {
  userName: string;
  lastModified: string;
}
