/** For the shell: screens and shell do not import the api. */
export { refetchAll } from '../client/refetch';
