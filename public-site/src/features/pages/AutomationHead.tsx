import type { ShownPage } from '../../data/pages';
import type { Flow } from '../../data/automation-flows';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { CallButton } from '../../ui/CallButton';
import { Picture } from '../../ui/Picture';
import { useMenu } from '../../data/frame';
import { pageCrumbs } from './page-crumbs';

interface AutomationHeadProps {
  readonly page: ShownPage;
  readonly flow: Flow;
}

/** The top of an automation's page: on the bench, the flow from its first step to what it gives back. */
export function AutomationHead({ page, flow }: AutomationHeadProps) {
  const { title, excerpt, featured_image_url: picture, featured_image_alt: alt } = page;
  return (
    <div className="bench border-b border-line">
      <div className="container-site flex flex-col gap-6 py-8 lg:py-14">
        <Breadcrumb crumbs={pageCrumbs(page, useMenu())} />
        <h1 className="max-w-3xl text-title-l">{title}</h1>
        <div className="flex flex-col items-start gap-x-14 gap-y-5 lg:flex-row lg:items-center lg:justify-between">
          <p className="max-w-3xl text-(length:--text-lead) text-muted">{excerpt}</p>
          <CallButton className="shrink-0" />
        </div>
        <div className="mt-2 grid overflow-hidden rounded-card border-[1.5px] border-ink bg-background lg:grid-cols-[1fr_1.2fr]">
          {picture && <Picture src={picture} alt={alt} eager />}
          <FlowSteps flow={flow} />
        </div>
      </div>
    </div>
  );
}

/** One step under the other, joined; what they give back at the end. */
function FlowSteps({ flow: { steps, gain } }: Pick<AutomationHeadProps, 'flow'>) {
  return (
    <div className="flex flex-col justify-center border-ink p-6 max-lg:border-t-[1.5px] lg:border-l-[1.5px] lg:px-10">
      <ol>
        {steps.map((step) => (
          <li key={step} className="grid grid-cols-[1rem_1fr] gap-x-5">
            <span aria-hidden="true" className="flex flex-col items-center pt-2">
              <span className="size-4 shrink-0 rounded-[22%] border-2 border-ink bg-action" />
              <span className="connector w-0.5 min-w-0" />
            </span>
            <span className="inline-block pb-5 font-heading text-title-s leading-snug font-semibold first-letter:uppercase">
              {step}
            </span>
          </li>
        ))}
      </ol>
      <p className="grid grid-cols-[1rem_1fr] gap-x-5">
        <span aria-hidden="true" className="mt-1.5 size-4 rounded-[22%] border-2 border-ink bg-teal" />
        <span>
          <span className="block text-base text-muted">Le gain de l’exemple</span>
          <span className="font-heading text-title-m leading-tight font-bold text-teal tabular">{gain}</span>
        </span>
      </p>
    </div>
  );
}
