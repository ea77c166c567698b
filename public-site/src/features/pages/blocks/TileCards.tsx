import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/Icon';
import { IconTile } from '../../../ui/IconTile';

interface TileCardsProps {
  readonly items: readonly {
    readonly icon: ComponentProps<typeof Icon>['name'];
    readonly tone: NonNullable<ComponentProps<typeof IconTile>['tone']>;
    readonly title: string;
    readonly text: string;
    readonly href: string;
  }[];
}

/** Cards of words, each with an icon in a tile. */
export function TileCards({ items }: TileCardsProps) {
  return (
    <ul className="grid gap-x-14 gap-y-10 sm:grid-cols-2">
      {items.map(({ icon, tone, title, text, href }, index) => (
        <li key={index} className="flex gap-5">
          <IconTile tone={tone}>
            <Icon name={icon} />
          </IconTile>
          <div>
            <h3 className="text-title-s">{href ? <a href={href}>{title}</a> : title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
