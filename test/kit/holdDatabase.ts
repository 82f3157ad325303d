/** No cached answer is read before what this gives is called, within the second that anybody waits for one. */
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
