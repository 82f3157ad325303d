/** For the shell: screens and shell do not import the api. */
export { refetchAll } from '@/api/client/refetch';
