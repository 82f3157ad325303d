/*
 * Imports the lists and writes of every subject, so that the outbox knows all kinds of writes and all lists that they
 * change, even if the screens of their subject are not loaded.
 */
import '@/features/account/api';
import '@/features/links/api';
import '@/features/memory/api/writes';
import '@/features/nuggets/api/writes';
import '@/features/plan/api';
import '@/features/prayers/api/writes';
import '@/features/quotes/api/writes';
import '@/features/topics/api/writes';
