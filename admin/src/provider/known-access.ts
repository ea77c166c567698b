import type { QueryClient } from '@tanstack/react-query';
import type { isAllowed } from './permissions';

/**
 * Answers react-admin's questions about access while a screen renders: who is signed in, and what the person may do. By itself, react-admin
 * asks in effects, first about the sign-in and then about the right to see the list, and reads the rows after the second answer: half a
 * second later on a slow processor.
 */
export function answerAccessAtOnce(client: QueryClient, allowed: ReturnType<typeof isAllowed>): void {
  for (const question of ['checkAuth', 'canAccess'])
    client.setQueryDefaults(['auth', question], { staleTime: Number.POSITIVE_INFINITY });
  client.getQueryCache().subscribe(({ type, query }) => {
    const [area, question, asked, action] = query.queryKey as readonly unknown[];
    if (type !== 'added' || area !== 'auth') return;
    if (question === 'checkAuth') query.setData(true);
    else if (question === 'canAccess' && Array.isArray(asked)) {
      // The menu asks about several resources at once.
      const answers = (asked as string[]).map((resource) => [resource, allowed({ action: String(action), resource })]);
      query.setData(Object.fromEntries(answers));
    } else if (question === 'canAccess') query.setData(allowed(asked as Parameters<typeof allowed>[0]));
  });
}
