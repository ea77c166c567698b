import type { QueryClient } from '@tanstack/react-query';
import type { SaveIntent } from './save-engine';
import type { Stored } from './saving-rules';

/**
 * Makes what was saved known to the other screens. After an automatic save they read it again once they are opened:
 * nothing is fetched while somebody writes.
 */
export function refreshAfterSave(queries: QueryClient, resource: string, row: Stored, intent: SaveIntent): void {
  // React-admin's own keys.
  queries.setQueriesData({ queryKey: [resource, 'getOne', { id: row.id }] }, row);
  void queries.invalidateQueries({
    queryKey: [resource],
    refetchType: intent === 'automatic' ? 'none' : 'active',
  });
}
