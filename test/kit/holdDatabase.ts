/**
 * Delays reading cached answers until the returned function is called, which must happen within the app's limit of a
 * second.
 */
export async function holdDatabase(): Promise<() => void> {
  const { result: db } = await new Promise<IDBOpenDBRequest>((resolve) => {
    const opening = indexedDB.open('nuggets');
    opening.onsuccess = () => resolve(opening);
  });
  const rows = db.transaction('answers', 'readwrite').objectStore('answers');
  let isHeld = true;
  const ask = () => {
    rows.count().onsuccess = () => (isHeld ? ask() : db.close());
  };
  ask();
  return () => {
    isHeld = false;
  };
}
