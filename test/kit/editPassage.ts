import { screen, within } from '@testing-library/react';

/** The form of Edit Passage. Until the custom texts are known another dialog is there, of the same name. */
export async function editPassageForm() {
  await screen.findByLabelText('Passage Text');
  return within(screen.getByRole('dialog', { name: 'Edit Passage' }));
}
