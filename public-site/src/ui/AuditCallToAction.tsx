import type { BlockLink } from '@agency-site/domain/block';
import { useSettings } from '../data/frame';
import type { Offer } from '../data/offers';
import { Button } from './Button';
import { CallToActionButton } from './CallToActionButton';

interface AuditCallToActionProps {
  /** The words of the call; by default those in the settings. */
  readonly title?: string;
  readonly text?: string;
  /** The service that the page describes. */
  readonly offer?: Offer | undefined;
  /** Replaces the call to action of the menus. */
  readonly action?: BlockLink | undefined;
}

/** The call for the free audit at the end of a page. */
export function AuditCallToAction({ title, text, offer, action }: AuditCallToActionProps) {
  const settings = useSettings();
  const look = { size: 'lg', className: 'shrink-0' } as const;
  return (
    <section className="container-site">
      <div className="flex flex-col gap-6 inked rounded-card p-6 lg:flex-row lg:items-center lg:justify-between lg:gap-16 lg:p-14">
        <div className="flex flex-col gap-3">
          <h2 className="text-title-l">{title ?? settings.call_title}</h2>
          <p className="max-w-xl text-(length:--text-lead)">{text ?? settings.call_text}</p>
        </div>
        {action ? (
          <Button href={action.href} {...look}>
            {action.label}
          </Button>
        ) : (
          <CallToActionButton offer={offer} {...look} />
        )}
      </div>
    </section>
  );
}
