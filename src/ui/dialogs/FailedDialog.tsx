import { Dialog } from './Dialog';

/** In the place of a dialog that failed. */
export const FailedDialog = ({ message, onClose }: { message: string; onClose: () => void }) => (
  <Dialog readOnly title="This did not work" size="sm" onClose={onClose}>
    <p role="alert">An unexpected error: {message}</p>
    <p>The screen behind it is as it was.</p>
  </Dialog>
);
