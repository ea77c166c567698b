import { isValidElement } from 'react';
import type { BackOfficeResource } from '../../data/resource';
import { type Guessed, guessed } from './guessed';
import { GuessedNotice } from './GuessedNotice';

/** During development, the tables without a file come after the resources, with the screens that a file would give them. */
export function withGuessed(
  resources: readonly BackOfficeResource[],
  found: readonly Guessed[] = guessed,
): readonly BackOfficeResource[] {
  return [...resources, ...found.map(marked)];
}

function marked({ resource, about }: Guessed): BackOfficeResource {
  const { list } = resource;
  return {
    ...resource,
    list: (
      <>
        <GuessedNotice {...about} />
        {isValidElement(list) && list}
      </>
    ),
    // A table that nobody has written permissions for is shown all the same; the database refuses what is not granted.
    options: { ...resource.options, menuGroup: 'guessed', needs: 'nothing' },
  };
}
