/**
 * Delays reading and storing cached answers, or writes, until the returned function is called, which must happen within the app's
 * limit of a second.
 */
export async function holdDatabase(store: 'answers' | 'outbox' = 'answers'): Promise<() => void> {
  const { result: db } = await new Promise<IDBOpenDBRequest>((resolve) => {
    const opening = indexedDB.open('nuggets');
    opening.onsuccess = () => resolve(opening);
  });
  const rows = db.transaction(store, 'readwrite').objectStore(store);
  let isHeld = true;
  const ask = () => {
    rows.count().onsuccess = () => (isHeld ? ask() : db.close());
  };
  ask();
  return () => {
    isHeld = false;
  };
}
